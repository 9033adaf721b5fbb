import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  sitemap: true,
  listKeys: ['sport'],
  nav: { text: 'nav.live', icon: 'broadcast', header: 10, sideTop: 30 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
