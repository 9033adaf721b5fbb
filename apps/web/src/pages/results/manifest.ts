import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: true,
  listKeys: 'all',
  canonicalKeys: ['date', 'page', 'sport'],
  nav: { text: 'page.results.title', icon: 'checklist', header: 50, sideTop: 50 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
