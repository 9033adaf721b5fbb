import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  listKeys: 'all',
  canonicalKeys: ['page'],
}

export const samples: readonly PageSample[] = [
  { listedBy: '/tournaments?top=true', isIndexed: true, structuredData: ['BreadcrumbList'] },
]
