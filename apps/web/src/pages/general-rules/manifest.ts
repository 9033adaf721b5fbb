import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: true,
  nav: { text: 'page.general-rules.title', icon: 'receipt', sideEnd: 50 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
