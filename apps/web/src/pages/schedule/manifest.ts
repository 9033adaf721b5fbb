import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  sitemap: true,
  listKeys: 'all',
  canonicalKeys: ['page', 'sport'],
  nav: { text: 'page.schedule.title', icon: 'calendar', sideTop: 40 },
}

export const samples: readonly PageSample[] = [
  { isIndexed: true },
  { kind: 'page 2 of a list', paths: ['schedule?page=2'], isIndexed: true },
]
