import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  nav: {
    text: 'page.horse-racing.title',
    icon: 'racing',
    onlyWith: 'is_horse_racing_enabled',
    header: 30,
    sideEnd: 20,
  },
}

export const samples: readonly PageSample[] = [{ isIndexed: true }]
