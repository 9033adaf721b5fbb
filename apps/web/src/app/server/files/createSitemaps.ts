import { createTtlCache } from '../cache/createTtlCache.ts'
import { createEncodings, type Encoding } from '../http/encodings.ts'
import { notFound, type FileSource } from '../http/fileAnswer.ts'
import type { SiteSource } from '../site/site.ts'
import { readSitemapPath } from './readSitemapPath.ts'
import { createSitemapLists, SITEMAP_TTL_MS, type SitemapLists } from './sitemapLists.ts'
import { inFiles, lastOf, sitePages, type SitemapPage } from './sitemapPages.ts'
import { writeIndex, writeSitemap } from './writeSitemap.ts'

const INDEX = '/sitemap.xml'
const SITE_PAGES = 'pages'
/** Files cached as bytes, by origin. */
const FILES_MAX = 60

/**
 * `/sitemap.xml`, which lists `/sitemaps/pages.xml` and for each sport `/sitemaps/<sport>.xml`,
 * `/sitemaps/<sport>.2.xml` and so on.
 */
export function createSitemaps(site: SiteSource, now: () => number): FileSource {
  const lists = createSitemapLists(site, now)
  const files = createTtlCache<(encoding: Encoding) => Promise<Buffer>>({
    now,
    ttlMs: SITEMAP_TTL_MS,
    max: FILES_MAX,
  })

  return async ({ url, origin, encoding }) => {
    const path = url.pathname
    if (path !== INDEX && !path.startsWith('/sitemaps/')) return undefined
    const write = await writerAt(path, lists)
    // Made-up names must not evict files that are there.
    if (!write) return notFound()
    const bodies = await files.get(`${origin} ${path}`, async () => createEncodings(await write(origin)))
    return {
      status: 200,
      type: 'application/xml; charset=utf-8',
      body: await bodies(encoding),
      headers: {
        'cache-control': `public, max-age=${SITEMAP_TTL_MS / 1_000}`,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    }
  }
}

type Write = (origin: string) => Promise<Buffer>

/** The function that writes the file at a path; undefined where there is none. */
async function writerAt(path: string, lists: SitemapLists): Promise<Write | undefined> {
  if (path === INDEX) return origin => index(origin, lists)
  const { name, part } = readSitemapPath(path) ?? {}
  if (name === undefined || part === undefined) return undefined
  const isOfSite = name === SITE_PAGES
  if (!isOfSite && !(await lists.sports()).includes(name)) return undefined
  const system = await lists.system()
  const { locales, always_prefix: alwaysPrefix = false } = system
  const pages = isOfSite ? sitePages(system, await lastChange(lists)) : await lists.pagesOf(name)
  const found = inFiles(pages, locales)[part - 1]
  return found && (origin => writeSitemap(found, { origin, locales, alwaysPrefix }))
}

async function index(origin: string, lists: SitemapLists): Promise<Buffer> {
  const { locales } = await lists.system()
  const listed = (await bySport(lists)).flatMap(({ key, pages }) =>
    inFiles(pages, locales).map((part, n) => ({ path: fileOf(key, n + 1), changedAt: changeOf(part) })),
  )
  const changedAt = lastOf(listed.map(file => file.changedAt))
  return writeIndex([{ path: fileOf(SITE_PAGES, 1), changedAt }, ...listed], origin)
}

const bySport = async (lists: SitemapLists) =>
  Promise.all((await lists.sports()).map(async key => ({ key, pages: await lists.pagesOf(key) })))

const lastChange = async (lists: SitemapLists) =>
  lastOf((await bySport(lists)).map(({ pages }) => changeOf(pages)))

const changeOf = (pages: readonly SitemapPage[]): number | undefined =>
  lastOf(pages.map(({ changedAt }) => changedAt))

const fileOf = (name: string, part: number): string => `/sitemaps/${name}${part === 1 ? '' : `.${part}`}.xml`
