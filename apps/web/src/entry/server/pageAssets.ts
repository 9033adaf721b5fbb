import { latinFontUrl } from '@touchline/ui/assets'
import type { OpenPage } from '#routes/open'
import type { DocumentAssets } from './writeDocument.ts'

/** Vite's manifest of the browser build. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
      readonly isEntry?: boolean
    }
  >
>

const CLIENT = 'src/entry/client.tsx'
const BOOT = 'src/entry/boot.ts'
/** The table through which the browser comes to the pages it names. */
const RARE_PAGES = 'src/routes/open/rarePages.ts'
/** A page's folder is its key with dashes: `in_play` lies in `in-play`. */
const folderOf = (page: OpenPage['key']): string => page.replaceAll('_', '-')

/** What each page needs of the build: its chunks are named in the HTML, so that the browser asks for all of them at once. */
export function createPageAssets(manifest: Manifest): (page: OpenPage['key']) => DocumentAssets {
  const made = new Map<OpenPage['key'], DocumentAssets>()
  return page => {
    let assets = made.get(page)
    if (!assets) made.set(page, (assets = assetsOf(manifest, page)))
    return assets
  }
}

function assetsOf(manifest: Manifest, page: OpenPage['key']): DocumentAssets {
  const needed = new Set<string>()
  const itsOwn = `src/routes/${folderOf(page)}/index.ts`
  const isRare = manifest[RARE_PAGES]?.dynamicImports?.includes(itsOwn) === true
  for (const source of [CLIENT, ...(isRare ? [RARE_PAGES] : []), itsOwn]) collect(manifest, source, needed)
  const chunks = [...needed].flatMap(source => manifest[source] ?? [])
  const address = (file: string): string => `/${file}`
  const entry = manifest[CLIENT]
  const boot = manifest[BOOT]
  return {
    entry: address(entry?.file ?? ''),
    boot: boot && address(boot.file),
    // The entry's sheet first: it says in which order the layers of all sheets stand.
    styles: [...new Set([...(entry?.css ?? []), ...chunks.flatMap(chunk => chunk.css ?? [])])].map(address),
    preloads: chunks.map(chunk => address(chunk.file)),
    font: latinFontUrl,
    development: '',
  }
}

/** A chunk and all it imports. */
function collect(manifest: Manifest, source: string, needed: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || needed.has(source)) return
  needed.add(source)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, needed)
}
