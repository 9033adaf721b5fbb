import type { PageManifest } from '#pages/shared'
import { PAGES, type PageKey } from './table.ts'

const FILES = import.meta.glob<PageManifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

/** The manifests of all pages, for the server and for code that is loaded after the first paint. */
export const MANIFESTS = Object.fromEntries(
  (Object.keys(PAGES) as PageKey[]).map(key => [key, FILES[`./${key.replaceAll('_', '-')}/manifest.ts`]!]),
) as Readonly<Record<PageKey, PageManifest>>
