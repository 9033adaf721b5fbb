import type { PageManifest } from '#pages/shared'

export const manifest: PageManifest = {
  hasPrices: true,
  listKeys: 'all',
  canonicalKeys: ['page'],
}
