import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: true,
  nav: { text: 'page.about.title', icon: 'info', sideEnd: 60 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
