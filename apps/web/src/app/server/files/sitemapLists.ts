import { RACING } from '#core/addresses'
import { createTtlCache } from '../cache/createTtlCache.ts'
import type { SiteSource, System } from '../site/site.ts'
import { sportPages, type SitemapPage } from './sitemapPages.ts'

/** What sitemaps list, loaded from the API. */
export interface SitemapLists {
  /** The installation. */
  system(): Promise<System>
  /** Keys of the sports that have pages. */
  sports(): Promise<readonly string[]>
  pagesOf(sport: string): Promise<readonly SitemapPage[]>
}

/** How long a list of pages is cached: crawlers come back after hours. */
export const SITEMAP_TTL_MS = 300_000
const SPORTS_MAX = 60

export function createSitemapLists(site: SiteSource, now: () => number): SitemapLists {
  const lists = createTtlCache<readonly SitemapPage[]>({ now, ttlMs: SITEMAP_TTL_MS, max: SPORTS_MAX })
  const sportKeys = createTtlCache<readonly string[]>({ now, ttlMs: SITEMAP_TTL_MS, max: 1 })

  async function system(): Promise<System> {
    const found = await site.system('en')
    if (!found) throw new Error('The API did not answer with the system configuration.')
    return found
  }

  async function loadSports(): Promise<readonly string[]> {
    const answer = await site.client('en')('getSports')
    if (!answer.ok) throw new Error('The API did not answer with the sports for the sitemap.')
    const { is_horse_racing_enabled: hasRacing } = await system()
    return answer.value.data.map(({ key }) => key).filter(key => key !== RACING || hasRacing)
  }

  async function loadPages(sport: string): Promise<readonly SitemapPage[]> {
    const answer = await site.client('en')('getSitemap', { params: { sport_key: sport } })
    if (!answer.ok) throw new Error(`The API did not answer with the pages of ${sport} for the sitemap.`)
    return sportPages(sport, answer.value.data)
  }

  return {
    system,
    sports: () => sportKeys.get('', loadSports),
    pagesOf: sport => lists.get(sport, () => loadPages(sport)),
  }
}
