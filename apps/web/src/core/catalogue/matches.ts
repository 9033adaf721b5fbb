import type { CallInput, CallReply } from '@touchline/contract'
import type { Match } from '@touchline/domain/match'
import type { SnapshotPosition } from '@touchline/live'
import { callQuery } from './callQuery.ts'
import type { MatchMarkets } from './matchPage.ts'
import { toPosition } from './toPosition.ts'

export type MatchesFilter = NonNullable<CallInput<'getMatches'>['query']>

/** Match status values of spec section 3 as a filter. */
export const STATUS_FILTER = { prematch: '0', live: '1,2' } as const
/** Sports in the site's order, in them leagues, then kick-off. */
export const BY_LEAGUE = 'sport_priority:asc,tournament_priority:asc,start_time:asc'
/** How often lists and counts are refetched while they are shown, because matches begin and end. */
export const LOOK_AGAIN_MS = 20_000
/** Largest page the API gives (spec section 5). */
export const PAGE_SIZE_MAX = 40
export const matchesQuery = (filter: MatchesFilter) =>
  callQuery(
    'getMatches',
    { query: filter },
    async reply => (await loadReading()).toMatchPage(reply),
    LOOK_AGAIN_MS,
  )

/** @param id its id, or its slug together with the sport's key. For an event without two sides the API answers 404. */
export const matchQuery = (sportKey: string, id: string) =>
  callQuery(
    'getMatch',
    { params: { id }, query: { sport_key: sportKey } },
    async ({ data, stream }): Promise<{ match: Match; stream: SnapshotPosition }> => ({
      match: (await loadReading()).asMatch(data),
      stream: toPosition(stream),
    }),
  )

/** Most markets one answer carries (spec section 9, market fetch limit). */
export const MARKETS_MAX = 500

/** All listed markets of a match ([MARKET-2]). */
export const marketsQuery = (matchId: string) =>
  callQuery(
    'getMatchMarkets',
    { params: { id: matchId }, query: { limit: MARKETS_MAX } },
    async (reply): Promise<MatchMarkets> => (await loadReading()).toMatchMarkets(reply),
  )

/** How many matches there are, in total and by sport, category and league. */
export const countersQuery = () => callQuery('getCounters', { body: {} }, ({ data }) => data, LOOK_AGAIN_MS)
export type Counters = CallReply<'getCounters'>['data']

/** The configuration of the site: locales, name, market groups, currencies. */
export const systemQuery = () => callQuery('getSystem', {}, ({ data }) => data)

/** The code that parses matches and markets. It is lazy, because the first page arrives with parsed data. */
export function loadReading(): Promise<typeof import('./readMatches.ts')> {
  return import('./readMatches.ts')
}
