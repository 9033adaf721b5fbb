/** One row of Vite's manifest: a built file and what it imports, by their keys. */
export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/**
 * Files of JavaScript that a page loads before anybody touches it: the entry of the browser, the page's own chunk, and
 * all that both import at once. What is imported later (overlays, the realtime client) is not among them.
 * `page` is the folder of the page, such as `src/pages/home/`.
 */
export function firstLoad(manifest: Manifest, page: string): readonly string[] {
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
  // A page that is rarely the first is come to through a table, a chunk of its own.
  const tables = keys.filter(
    key => !entries.includes(key) && manifest[key]?.dynamicImports?.some(next => pages.includes(next)),
  )
  for (const key of [...entries, ...tables, ...pages]) visit(key)
  return [...files].filter(file => file.endsWith('.js')).toSorted()
}

/** Folders of the pages, by which {@link firstLoad} is asked. */
export function pagesOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest)
    .flatMap(key => /^src\/pages\/[^/]+\/(?=index\.tsx?$)/.exec(key)?.[0] ?? [])
    .toSorted()
}

/** What comes later on any page (dialogs, panels, the realtime client): the part asked for, and the files that come with it and not before. */
export function laterParts(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const pages = pagesOf(manifest)
  const known = new Set(pages.flatMap(page => firstLoad(manifest, page)))
  const parts = Object.keys(manifest).filter(
    key => manifest[key]?.isDynamicEntry && !pages.some(page => key.startsWith(page)),
  )
  return new Map(parts.map(key => [key, filesWith(manifest, key).filter(file => !known.has(file))]))
}

function filesWith(manifest: Manifest, from: string): readonly string[] {
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

/** A file that imports itself over others, as the files on the way: which of them runs first is left to chance. Undefined where there is none. */
export function findCircle(manifest: Manifest): readonly string[] | undefined {
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
