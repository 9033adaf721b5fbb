import { ERROR_CODES } from '@touchline/contract'
import { readSearchQuery } from '@touchline/domain/search'
import { hiddenSports } from '#api/catalogue'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import type { SiteSettings } from '#api/system'
import type { Database } from '#store'
import type { NameIndex } from './createNameIndex.ts'
import { searchCatalogue } from './searchCatalogue.ts'

/** Events searched by default: before and in play. */
const STATUSES = [0, 1, 2] as const

type SearchOptions = {
  readonly db: Database
  readonly names: NameIndex
  readonly site: Pick<SiteSettings, 'isHorseRacingOn'>
  /** Maximum searches per minute and player, or per network of visitors. */
  readonly limit: number
}

/** Markets, events and leagues by name (spec sections 2.7 and 7.1). */
export function registerSearch(server: ApiServer, { db, names, site, limit }: SearchOptions): void {
  registerCall(
    server,
    'search',
    async ({ query, locale }) => {
      const parsed = readSearchQuery(query.q)
      if (!parsed.ok) {
        const because = parsed.because === 'too-short' ? 'too_small' : 'too_big'
        return refuse(400, ERROR_CODES.validation, { fields: { q: because } })
      }
      await names.fresh()
      const data = await searchCatalogue(db, {
        words: parsed.words,
        locale,
        statuses: query.match_status ?? STATUSES,
        sportType: query.sport_type,
        onlyEvents: query.only_events_name === true,
        hidden: hiddenSports(site),
      })
      return answer({ data })
    },
    { limit },
  )
}
