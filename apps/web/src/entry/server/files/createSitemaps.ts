import { createEncodings, type Encoding } from '../encodings.ts'
import type { Site } from '../site.ts'
import { createKept } from '../createKept.ts'
import { notFound, type FileSource } from '../fileAnswer.ts'
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
  const files = createKept<((encoding: Encoding) => Promise<Buffer>) | undefined>({
    now,
    keptMs: KEPT_MS,
    max: FILES_MAX,
  })

  const sports = (): Promise<readonly string[]> =>
    sportKeys.get('', async () => {
      const answer = await site.client('en')('getSports')
      if (!answer.ok) throw new Error('The API lists no sports for the sitemap.')
      return answer.value.data.map(({ key }) => key)
    })

  const pagesOf = (sport: string): Promise<readonly SitemapPage[]> =>
    lists.get(sport, async () => {
      const answer = await site.client('en')('getSitemap', { params: { sport_key: sport } })
      if (!answer.ok) throw new Error(`The API lists no pages of ${sport} for the sitemap.`)
      return sportPages(sport, answer.value.data)
    })

  async function write(path: string, origin: string): Promise<Buffer | undefined> {
    const system = await site.system('en')
    if (!system) throw new Error('The API does not say what the site is.')
    const { locales, always_prefix: alwaysPrefix = false } = system
    const keys = await sports()
    const bySport = async () => Promise.all(keys.map(async key => ({ key, pages: await pagesOf(key) })))
    const changeOf = (pages: readonly SitemapPage[]) => lastOf(pages.map(({ changedAt }) => changedAt))
    if (path === INDEX) {
      const all = await bySport()
      const listed = all.flatMap(({ key, pages }) =>
        inFiles(pages, locales).map((part, n) => ({ path: fileOf(key, n + 1), changedAt: changeOf(part) })),
      )
      const changedAt = lastOf(listed.map(file => file.changedAt))
      return writeIndex([{ path: fileOf(SITE_PAGES, 1), changedAt }, ...listed], origin)
    }
    const [, name, part = '1'] = /^\/sitemaps\/([\w-]+)(?:\.([2-9]|[1-9]\d+))?\.xml$/.exec(path) ?? []
    if (name === undefined || (name !== SITE_PAGES && !keys.includes(name))) return undefined
    const pages =
      name === SITE_PAGES
        ? sitePages(system, lastOf((await bySport()).map(sport => changeOf(sport.pages))))
        : await pagesOf(name)
    const found = inFiles(pages, locales)[Number(part) - 1]
    return found && writeSitemap(found, { origin, locales, alwaysPrefix })
  }

  return async ({ url, origin, encoding }) => {
    const path = url.pathname
    if (path !== INDEX && !path.startsWith('/sitemaps/')) return undefined
    const bodies = await files.get(`${origin} ${path}`, async () => {
      const written = await write(path, origin)
      return written && createEncodings(written)
    })
    if (!bodies) return notFound()
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

const fileOf = (name: string, part: number): string => `/sitemaps/${name}${part === 1 ? '' : `.${part}`}.xml`
