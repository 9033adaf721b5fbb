import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: 'is_lottery_enabled',
  nav: { text: 'page.lotteries.title', icon: 'trophy', onlyWith: 'is_lottery_enabled', sideEnd: 30 },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
