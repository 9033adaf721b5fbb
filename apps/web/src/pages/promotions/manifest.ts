import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: true,
  nav: { text: 'page.promotions.title', icon: 'bolt', header: 40, sideEnd: 40 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
