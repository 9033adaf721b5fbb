import { RACING } from '#shared/router'
import { createEncodings, type Encoding } from '../encodings.ts'
import type { Site, System } from '../site.ts'
import { createKept } from '../createKept.ts'
import { notFound, type FileSource } from '../fileAnswer.ts'
import { readSitemapPath } from './readSitemapPath.ts'
import { inFiles, lastOf, sitePages, sportPages, type SitemapPage } from './sitemapPages.ts'
import { writeIndex, writeSitemap } from './writeSitemap.ts'

const INDEX = '/sitemap.xml'
const SITE_PAGES = 'pages'
/** How long a list of pages is good for: crawlers come back in hours. */
const KEPT_MS = 300_000
/** Files kept as bytes; each is asked for at one origin and in one encoding. */
const FILES_MAX = 60

/** `/sitemap.xml`, which lists `/sitemaps/pages.xml` and for each sport `/sitemaps/<sport>.xml`, `/sitemaps/<sport>.2.xml` and so on. */
export function createSitemaps(site: Site, now: () => number): FileSource {
  const lists = createKept<readonly SitemapPage[]>({ now, keptMs: KEPT_MS, max: FILES_MAX })
  const sportKeys = createKept<readonly string[]>({ now, keptMs: KEPT_MS, max: 1 })
  const files = createKept<(encoding: Encoding) => Promise<Buffer>>({
    now,
    keptMs: KEPT_MS,
    max: FILES_MAX,
  })

  const sports = (): Promise<readonly string[]> =>
    sportKeys.get('', async () => {
      const answer = await site.client('en')('getSports')
      if (!answer.ok) throw new Error('The API lists no sports for the sitemap.')
      const { is_horse_racing_enabled: hasRacing } = await theSite()
      return answer.value.data.map(({ key }) => key).filter(key => key !== RACING || hasRacing)
    })

  const pagesOf = (sport: string): Promise<readonly SitemapPage[]> =>
    lists.get(sport, async () => {
      const answer = await site.client('en')('getSitemap', { params: { sport_key: sport } })
      if (!answer.ok) throw new Error(`The API lists no pages of ${sport} for the sitemap.`)
      return sportPages(sport, answer.value.data)
    })

  const bySport = async () =>
    Promise.all((await sports()).map(async key => ({ key, pages: await pagesOf(key) })))

  async function theSite(): Promise<System> {
    const system = await site.system('en')
    if (!system) throw new Error('The API does not say what the site is.')
    return system
  }

  async function index(origin: string): Promise<Buffer> {
    const { locales } = await theSite()
    const listed = (await bySport()).flatMap(({ key, pages }) =>
      inFiles(pages, locales).map((part, n) => ({ path: fileOf(key, n + 1), changedAt: changeOf(part) })),
    )
    const changedAt = lastOf(listed.map(file => file.changedAt))
    return writeIndex([{ path: fileOf(SITE_PAGES, 1), changedAt }, ...listed], origin)
  }

  /** How the file at a path is written; undefined where there is none. */
  async function writerAt(path: string): Promise<((origin: string) => Promise<Buffer>) | undefined> {
    if (path === INDEX) return index
    const { name, part } = readSitemapPath(path) ?? {}
    if (name === undefined || part === undefined || (name !== SITE_PAGES && !(await sports()).includes(name)))
      return undefined
    const system = await theSite()
    const { locales, always_prefix: alwaysPrefix = false } = system
    const pages =
      name === SITE_PAGES
        ? sitePages(system, lastOf((await bySport()).map(sport => changeOf(sport.pages))))
        : await pagesOf(name)
    const found = inFiles(pages, locales)[part - 1]
    return found && (origin => writeSitemap(found, { origin, locales, alwaysPrefix }))
  }

  return async ({ url, origin, encoding }) => {
    const path = url.pathname
    if (path !== INDEX && !path.startsWith('/sitemaps/')) return undefined
    const write = await writerAt(path)
    // Names are anybody's to invent: only files that are there take a place.
    if (!write) return notFound()
    const bodies = await files.get(`${origin} ${path}`, async () => createEncodings(await write(origin)))
    return {
      status: 200,
      type: 'application/xml; charset=utf-8',
      body: await bodies(encoding),
      headers: {
        'cache-control': `public, max-age=${KEPT_MS / 1_000}`,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    }
  }
}

const changeOf = (pages: readonly SitemapPage[]): number | undefined =>
  lastOf(pages.map(({ changedAt }) => changedAt))

const fileOf = (name: string, part: number): string => `/sitemaps/${name}${part === 1 ? '' : `.${part}`}.xml`
