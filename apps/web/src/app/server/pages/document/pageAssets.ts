import { createHash } from 'node:crypto'
import { latinFontUrl } from '@touchline/ui/assets'
import type { OpenPage } from '../../../router/index.ts'
import type { BuiltFile } from '../../files/index.ts'
import type { DocumentAssets, InlineStyle } from './writeDocument.ts'

/** Vite's manifest of the browser build. */
export type BuildManifest = Readonly<
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

const CLIENT = 'src/app/client.tsx'
const BOOT = 'src/app/boot.ts'
const START = 'src/app/start.ts'
/** The table by which the browser loads rare pages. */
const RARE_PAGES = 'src/pages/rarePages.ts'
/** What the slip and placing a bet need beyond any page: loaded at the first press of a price. */
const SLIP_PARTS = [
  'src/app/browser/startUp.ts',
  'src/core/session/createSessionCalls.ts',
  'src/blocks/ticketParts.tsx',
  'src/features/ticket/panel/SheetFrame.tsx',
  '../../packages/live/src/connection/index.ts',
]
/** A page's folder is its key with dashes: `in_play` is in `in-play`. */
const folderOf = (page: OpenPage['key']): string => page.replaceAll('_', '-')

/** The built files by their addresses. */
type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** The built files of each page: the HTML names its chunks, so that the browser requests all of them at once. */
export function createPageAssets(
  manifest: BuildManifest,
  files: BuiltFiles,
): (page: OpenPage['key']) => DocumentAssets {
  const made = new Map<OpenPage['key'], DocumentAssets>()
  return page => {
    let assets = made.get(page)
    if (!assets) made.set(page, (assets = assetsOf(manifest, files, page)))
    return assets
  }
}

function assetsOf(manifest: BuildManifest, files: BuiltFiles, page: OpenPage['key']): DocumentAssets {
  const itsOwn = `src/pages/${folderOf(page)}/index.ts`
  const isRare = manifest[RARE_PAGES]?.dynamicImports?.includes(itsOwn) === true
  const chunks = chunksOf(manifest, [CLIENT, ...(isRare ? [RARE_PAGES] : []), itsOwn])
  const entry = manifest[CLIENT]
  const boot = manifest[BOOT]
  const start = manifest[START]
  // The entry's style sheet first: it declares the order of the layers of all style sheets.
  const styles = addresses([...(entry?.css ?? []), ...chunks.flatMap(chunk => chunk.css ?? [])])
  const preloads = addresses(chunks.map(chunk => chunk.file))
  const ofSlip = addresses(chunksOf(manifest, SLIP_PARTS).flatMap(({ file, css = [] }) => [file, ...css]))
  return {
    entry: addressOf(entry?.file ?? ''),
    boot: boot && addressOf(boot.file),
    start: start && addressOf(start.file),
    styles,
    inlineStyle: inlineStyleOf(styles, files),
    preloads,
    slip: ofSlip.filter(file => !preloads.includes(file) && !styles.includes(file)),
    font: latinFontUrl,
    development: '',
  }
}

/**
 * All style sheets of a page as one text: a link would cost a round trip before the first paint. Undefined where one of
 * them is missing, or could end the element.
 */
function inlineStyleOf(styles: readonly string[], files: BuiltFiles): InlineStyle | undefined {
  const texts = styles.map(address => files.get(address)?.bodies.get('identity')?.toString().trim())
  if (!texts.every(text => text !== undefined && !text.includes('</'))) return undefined
  const css = Buffer.from(texts.join('\n'))
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}

const addressOf = (file: string): string => `/${file}`
const addresses = (files: readonly string[]): readonly string[] => [...new Set(files)].map(addressOf)

/** The chunks of these sources and of all they import, each once. */
function chunksOf(manifest: BuildManifest, sources: readonly string[]): readonly BuildManifest[string][] {
  const needed = new Set<string>()
  for (const source of sources) collect(manifest, source, needed)
  return [...needed].flatMap(source => manifest[source] ?? [])
}

/** A chunk and all it imports. */
function collect(manifest: BuildManifest, source: string, needed: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || needed.has(source)) return
  needed.add(source)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, needed)
}
