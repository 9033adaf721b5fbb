import type { PageManifest, PageSample } from '#pages/shared'

export const manifest: PageManifest = {}

export const samples: readonly PageSample[] = [
  {
    paths: [
      'users/sign-in',
      'users/sign-up',
      'users/password/new',
      'users/password/edit',
      'users/confirmation',
    ],
    isIndexed: false,
  },
]
