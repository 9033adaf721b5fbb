import { channels, ERROR_CODES, type StreamPositionWire } from '@touchline/contract'
import { readTestProviders, TEST_PROVIDERS_COOKIE, topSportsFirst } from '@touchline/domain/catalogue'
import { isOver } from '@touchline/domain/match'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import type { SiteSettings } from '#api/system'
import type { Realtime } from '@touchline/hub'
import { readTogether, type Database } from '#store'
import { countMatches } from './find/countMatches.ts'
import {
  findListMarkets,
  findMarkets,
  findResults,
  type MarketRow,
  type ResultsByOutcome,
} from './find/findMarkets.ts'
import {
  findMatch,
  findMatches,
  findMatchId,
  LISTED_STATUSES,
  type ListedMatchRow,
} from './find/findMatches.ts'
import { findCategories, findSports, findTournaments } from './find/findSports.ts'
import { hiddenSports } from './hiddenSports.ts'
import { matchesLimit, paginationOf } from './pageOf.ts'
import { presentMarket } from './present/presentMarket.ts'
import { marketMatchOf, presentEvent } from './present/presentEvent.ts'
import { presentCategory, presentSport, presentTournament } from './present/presentSport.ts'
import { readSort } from './find/readSort.ts'

/** Maximum markets in one answer (spec section 9, market fetch limit). */
const MARKETS_LIMIT = 500
/** Number of leagues in the list of top leagues. */
const TOP_LEAGUES = 20

/** A visitor has no favourites. */
const NO_PLAYER = ''

const UNKNOWN = refuse(404, ERROR_CODES.notFound)

/** The markets of a match as read in one transaction. */
type SomeMarkets = {
  readonly row?: ListedMatchRow
  readonly found: readonly MarketRow[]
  /** Only for a finished match. */
  readonly results?: ResultsByOutcome
}

type CatalogueOptions = {
  readonly db: Database
  readonly realtime: Pick<Realtime, 'position'>
  readonly site: Pick<SiteSettings, 'isCustomBetOn' | 'isHorseRacingOn' | 'topSports'>
}

/** Sports, categories, leagues, matches, markets and counters (spec section 7.1). */
export function registerCatalogue(server: ApiServer, options: CatalogueOptions): void {
  const { db, site } = options
  const hidden = hiddenSports(site)
  registerPlaces(server, options)
  registerMatches(server, options)
  registerMarkets(server, options)
  registerCall(server, 'getCounters', async ({ body, request }) => {
    const testProviders = readTestProviders(request.cookies[TEST_PROVIDERS_COOKIE])
    return answer({ data: await countMatches(db, body, { hidden, testProviders }) })
  })
}

function registerPlaces(server: ApiServer, { db, site }: CatalogueOptions): void {
  const hidden = hiddenSports(site)
  registerCall(server, 'getSports', async ({ locale }) =>
    answer({
      data: topSportsFirst(
        (await findSports(db, hidden)).map(row => presentSport(row, locale)),
        site.topSports,
      ),
    }),
  )
  registerCall(server, 'getCategories', async ({ query, locale }) => {
    const rows = await findCategories(db, { sportKey: query.sport_key, hidden })
    return answer({ data: rows.map(row => presentCategory(row, locale)) })
  })
  registerCall(server, 'getCategory', async ({ params, query, locale }) => {
    const [row] = await findCategories(db, { lookup: { id: params.id, sportKey: query.sport_key }, hidden })
    return row ? answer({ data: presentCategory(row, locale) }) : UNKNOWN
  })
  registerCall(server, 'getTournaments', async ({ query, locale }) => {
    const rows = await findTournaments(db, {
      sportKey: query.sport_key,
      categoryId: query.category_id,
      withMatches: query.top,
      limit: query.top ? TOP_LEAGUES : undefined,
      hidden,
    })
    return answer({ data: rows.map(row => presentTournament(row, locale)) })
  })
  registerCall(server, 'getTournament', async ({ params, query, locale }) => {
    const [row] = await findTournaments(db, { lookup: { id: params.id, sportKey: query.sport_key }, hidden })
    return row ? answer({ data: presentTournament(row, locale) }) : UNKNOWN
  })
}

function registerMatches(server: ApiServer, { db, realtime, site }: CatalogueOptions): void {
  const hidden = hiddenSports(site)
  registerCall(server, 'getMatches', async ({ query, locale, session, request }) => {
    const page = query.page ?? 1
    const limit = matchesLimit(query.limit)
    const stream = await positionOf(realtime, channels.locale(locale))
    const filter = {
      type: query.type ?? 'match',
      ids: query.id?.split(','),
      sportKey: query.sport_key,
      sportType: query.sport_type,
      categoryId: query.category_id,
      tournamentId: query.tournament_id,
      statuses: query.match_status ?? LISTED_STATUSES,
      startFrom: query.start_from,
      startTo: query.start_to,
      bettable: query.bettable,
      customBet: query.custom_bet,
      hasCustomBets: site.isCustomBetOn,
      favouriteOf: query.favourite ? (session?.playerId ?? NO_PLAYER) : undefined,
      testProviders: readTestProviders(request.cookies[TEST_PROVIDERS_COOKIE]),
      hasVideo: query.has_video,
      hidden,
    }
    const requested = {
      sort: readSort(query.sort_by, site.topSports),
      page,
      limit,
      maxPerSport: query.max_per_sport,
    }
    const { rows, total, markets } = await readTogether(db, async trx => {
      const found = await findMatches(trx, filter, requested)
      const ids = found.rows.map(row => row.id)
      return { ...found, markets: await findListMarkets(trx, ids) }
    })
    return answer({
      data: rows.map(row => presentEvent(row, markets, locale)),
      pagination: paginationOf(total, page, limit),
      stream,
    })
  })
  registerCall(server, 'getMatch', async ({ params, query, locale }) => {
    const id = await findMatchId(db, { id: params.id, sportKey: query.sport_key })
    if (id === undefined) return UNKNOWN
    const stream = await positionOf(realtime, channels.match(id))
    const { row, markets } = await readTogether(db, async trx => ({
      row: await findMatch(trx, id),
      markets: await findListMarkets(trx, [id]),
    }))
    if (!row) return UNKNOWN
    return answer({ data: presentEvent(row, markets, locale), stream })
  })
}

function registerMarkets(server: ApiServer, { db, realtime }: CatalogueOptions): void {
  registerCall(server, 'getMatchMarkets', async ({ params, query, locale }) => {
    const stream = await positionOf(realtime, channels.match(params.id))
    // Markets newer than their version would be reverted by an event that is on its way.
    const { row, found, results } = await readTogether<SomeMarkets>(db, async trx => {
      const requested = await findMatch(trx, params.id)
      if (!requested) return { found: [] }
      return {
        row: requested,
        found: await findMarkets(trx, { id: requested.id, status: requested.state.status }, query.market_id),
        ...(isOver(requested.state.status) && { results: await findResults(trx, requested.id) }),
      }
    })
    if (!row) return UNKNOWN
    const match = marketMatchOf(row, locale)
    const markets = found
      .map(market => presentMarket(market, match, locale, results))
      .filter(({ groups }) => query.group_key === undefined || groups.includes(query.group_key))
    const page = query.page ?? 1
    const limit = Math.min(query.limit ?? MARKETS_LIMIT, MARKETS_LIMIT)
    return answer({
      data: markets.slice((page - 1) * limit, page * limit),
      pagination: paginationOf(markets.length, page, limit),
      version: row.version,
      stream,
    })
  })
}

/** The current position of a channel. Read before the data: a change in between is then sent again instead of lost. */
async function positionOf(
  realtime: CatalogueOptions['realtime'],
  channel: string,
): Promise<StreamPositionWire> {
  return { channel, ...(await realtime.position(channel)) }
}
