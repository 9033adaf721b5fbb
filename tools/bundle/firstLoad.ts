/** One row of Vite's manifest: a built file and its imports, by their keys. */
export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type ViteManifest = Readonly<Record<string, Chunk>>

/**
 * JavaScript files that a page loads before any interaction: the entry of the browser, the page's own chunk, and all
 * that both import statically. Later imports (overlays, the realtime client) are not among them. `page` is the folder
 * of the page, such as `src/pages/home/`.
 */
export function firstLoad(manifest: ViteManifest, page: string): readonly string[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter(key => manifest[key]?.isEntry && /\.(ts|tsx|html)$/.test(key))
  if (entries.length === 0)
    throw new Error('The manifest names no entry: it is not the manifest of the browser build.')
  const pages = keys.filter(key => key.includes(page))
  if (pages.length === 0)
    throw new Error(`The manifest names no chunk of ${page}: a page of another name is no small one.`)
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  // Pages that are rarely the first are loaded through a table, which is a chunk of its own.
  const tables = keys.filter(
    key => !entries.includes(key) && manifest[key]?.dynamicImports?.some(next => pages.includes(next)),
  )
  for (const key of [...entries, ...tables, ...pages]) visit(key)
  return [...files].filter(file => file.endsWith('.js')).toSorted()
}

/** Folders of the pages, which {@link firstLoad} takes. */
export function pagesOf(manifest: ViteManifest): readonly string[] {
  return Object.keys(manifest)
    .flatMap(key => /^src\/pages\/[^/]+\/(?=index\.tsx?$)/.exec(key)?.[0] ?? [])
    .toSorted()
}

/**
 * What any page loads later (dialogs, panels, the realtime client): the part that is requested, and the files that
 * are loaded with it and not before.
 */
export function laterParts(manifest: ViteManifest): ReadonlyMap<string, readonly string[]> {
  const pages = pagesOf(manifest)
  const known = new Set(pages.flatMap(page => firstLoad(manifest, page)))
  const parts = Object.keys(manifest).filter(
    key => manifest[key]?.isDynamicEntry && !pages.some(page => key.startsWith(page)),
  )
  return new Map(parts.map(key => [key, filesWith(manifest, key).filter(file => !known.has(file))]))
}

function filesWith(manifest: ViteManifest, from: string): readonly string[] {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(from)
  return [...files].filter(file => file.endsWith('.js'))
}

/**
 * The files of an import cycle, in order: in a cycle, which file runs first is undefined. Undefined where there is
 * none.
 */
export function findCircle(manifest: ViteManifest): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key].map(step => manifest[step]!.file)
    if (done.has(key)) return undefined
    for (const next of manifest[key]?.imports ?? []) {
      const circle = visit(next, [...path, key])
      if (circle) return circle
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, [])
    if (circle) return circle
  }
  return undefined
}
