import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {}

export const samples: readonly PageSample[] = [
  // A frame of a host page opens it; without a host it redirects to the home page.
  { isIndexed: true, redirectsTo: '' },
]
