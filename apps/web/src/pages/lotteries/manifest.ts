import type { PageManifest } from '#pages/shared'

export const manifest: PageManifest = {
  sitemap: 'is_lottery_enabled',
}
