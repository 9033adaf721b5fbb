import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  nav: { text: 'page.favorites.title', icon: 'star', sideTop: 10 },
}

export const samples: readonly PageSample[] = [{ isIndexed: false }]
