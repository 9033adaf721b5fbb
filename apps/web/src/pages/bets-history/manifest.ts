import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {}

export const samples: readonly PageSample[] = [{ isIndexed: false }]
