import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
}

export const samples: readonly PageSample[] = [
  {
    kind: 'outright',
    listedBy: '/matches?limit=40&sort_by=start_time:desc&type=outright',
    isIndexed: true,
    structuredData: ['BreadcrumbList'],
  },
  {
    kind: 'race',
    listedBy: '/matches?limit=40&sort_by=start_time:desc&type=race&match_status=0',
    isIndexed: true,
    structuredData: ['BreadcrumbList'],
  },
]
