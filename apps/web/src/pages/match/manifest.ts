import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
}

export const samples: readonly PageSample[] = [
  {
    kind: 'match to come',
    listedBy: '/matches?limit=40&sort_by=start_time:desc&match_status=0',
    isIndexed: true,
    structuredData: ['BreadcrumbList', 'SportsEvent'],
  },
  // Of soccer only: when a quarter or a set ends, its markets are removed and the layout shifts, which is not a fault
  // of the page.
  {
    kind: 'live match',
    listedBy: '/matches?limit=40&sort_by=start_time:desc&match_status=1&sport_key=soccer',
    isIndexed: true,
    structuredData: ['BreadcrumbList', 'SportsEvent'],
  },
  {
    kind: 'match that is over',
    listedBy: '/matches?limit=40&sort_by=start_time:desc&match_status=3,4',
    isIndexed: false,
    structuredData: ['BreadcrumbList', 'SportsEvent'],
  },
]
