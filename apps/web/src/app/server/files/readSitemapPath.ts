const FILE = /^\/sitemaps\/([\w-]+)(?:\.([2-9]|[1-9]\d+))?\.xml$/

/** Whose pages a sitemap lists, and which part of them, from 1; undefined where the path is none of a sitemap. */
export function readSitemapPath(path: string): { readonly name: string; readonly part: number } | undefined {
  const [, name, part = '1'] = FILE.exec(path) ?? []
  return name === undefined ? undefined : { name, part: Number(part) }
}
