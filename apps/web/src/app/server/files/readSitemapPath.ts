const FILE = /^\/sitemaps\/([\w-]+)(?:\.([2-9]|[1-9]\d+))?\.xml$/

/** The name in a sitemap's path, and the number of its file from 1; undefined for any other path. */
export function readSitemapPath(path: string): { readonly name: string; readonly part: number } | undefined {
  const [, name, part = '1'] = FILE.exec(path) ?? []
  return name === undefined ? undefined : { name, part: Number(part) }
}
