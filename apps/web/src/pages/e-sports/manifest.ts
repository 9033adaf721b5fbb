import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  sitemap: true,
  listKeys: 'all',
  canonicalKeys: ['page'],
  nav: { text: 'page.e-sports.title', icon: 'esports', header: 20, sideEnd: 10 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
