import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  sitemap: true,
  nav: { text: 'nav.top', icon: 'top', sideTop: 20 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
