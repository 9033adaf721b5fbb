import type { CallInput, CallReply } from '@touchline/contract'
import type { Match } from '@touchline/domain/match'
import type { StreamPosition } from '@touchline/live'
import { callQuery } from './ask.ts'
import type { MatchMarkets } from './matchPage.ts'
import { toPosition } from './toPosition.ts'

export type MatchesFilter = NonNullable<CallInput<'getMatches'>['query']>

/** Match status values of spec section 3 as a filter. */
export const STATUS_FILTER = { prematch: '0', live: '1,2' } as const
/** Sports in the site's order, in them leagues, then kick-off. */
export const BY_LEAGUE = 'sport_priority:asc,tournament_priority:asc,start_time:asc'
/** Lists and counts are asked for again this often while they are looked at: matches begin and end. */
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

/** @param id its id, or its slug together with the sport's key. An event without two sides is no match: it is answered as one that is not there. */
export const matchQuery = (sportKey: string, id: string) =>
  callQuery(
    'getMatch',
    { params: { id }, query: { sport_key: sportKey } },
    async ({ data, stream }): Promise<{ match: Match; stream: StreamPosition }> => ({
      match: (await loadReading()).asMatch(data),
      stream: toPosition(stream),
    }),
  )

/** Most markets one answer carries (spec section 9, market fetch limit). */
export const MARKETS_MAX = 500

/** Every market of a match that is listed at all ([MARKET-2]). */
export const marketsQuery = (matchId: string) =>
  callQuery(
    'getMatchMarkets',
    { params: { id: matchId }, query: { limit: MARKETS_MAX } },
    async (reply): Promise<MatchMarkets> => (await loadReading()).toMatchMarkets(reply),
  )

/** How many matches there are, as lists of all have them. */
export const countersQuery = () => callQuery('getCounters', { body: {} }, ({ data }) => data, LOOK_AGAIN_MS)
export type Counters = CallReply<'getCounters'>['data']

/** What the installation is: locales, name, market groups, currencies. */
export const systemQuery = () => callQuery('getSystem', {}, ({ data }) => data)

/** What reads matches and markets out of answers; the first page comes with its data read. */
export function loadReading(): Promise<typeof import('./readMatches.ts')> {
  return import('./readMatches.ts')
}
