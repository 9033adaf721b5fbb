import type { PageManifest } from '#pages/shared'
import { PAGES, type PageKey } from './table.ts'

const FILES = import.meta.glob<PageManifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

/** The manifests of all pages, for servers and for code that comes after the first load. */
export const MANIFESTS = Object.fromEntries(
  (Object.keys(PAGES) as PageKey[]).map(key => [key, FILES[`./${key.replaceAll('_', '-')}/manifest.ts`]!]),
) as Readonly<Record<PageKey, PageManifest>>
