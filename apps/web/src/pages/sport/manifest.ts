import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  listKeys: 'all',
  canonicalKeys: ['page'],
}

export const samples: readonly PageSample[] = [
  { listedBy: '/sports', isIndexed: true, structuredData: ['BreadcrumbList'], isWithoutRacing: true },
]
