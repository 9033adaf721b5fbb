import type { Selectable, SelectQueryBuilder } from 'kysely'
import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type {
  Contest,
  EventType,
  MatchId,
  MatchState,
  MatchStatus,
  Provider,
  ProviderStatus,
} from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { Quote } from '@touchline/domain/placing'
import type { Clock } from '#api/http'
import { selectMatches, type NamedMatch } from '#api/names'
import { providerStatusAt } from '#api/providers'
import {
  sendTogether,
  shareMatches,
  type Database,
  type DatabaseTransaction,
  type Schema,
  type Statement,
} from '#store'

/** The current quote of an outcome, with the match version that set its price. */
export type PricedQuote = Quote & { readonly priceVersion: number; readonly priceAgeMs: number }
export type QuoteOf = (key: OutcomeKey) => PricedQuote | undefined

/** A match with its names and its state. */
export type LockedMatch = NamedMatch &
  QuotedMatch & { readonly match_state: MatchState; readonly match_version: number }

/**
 * The current quotes of the outcomes, locked until the transaction ends. The matches are locked first, then they and
 * their markets are read, so that a tick in flight is either seen completely or waits (failure model M9, M10). The
 * matches are returned by id, because their names are stored with the bets.
 */
export async function lockQuotes(
  trx: DatabaseTransaction,
  keys: readonly OutcomeKey[],
  clock: Clock,
): Promise<LockedQuotes> {
  const [, matches, markets] = await sendTogether(trx, [
    shareMatches(trx, matchIdsOf(keys)),
    selectQuotedMatches(trx, keys),
    selectMarkets(trx, keys),
  ])
  return toLockedQuotes(matches, markets, clock.now())
}

export type LockedQuotes = {
  readonly quoteOf: QuoteOf
  readonly matches: ReadonlyMap<string, LockedMatch>
  /** The time at which they are judged: after waiting for the locks, which may take long. */
  readonly at: number
}

/**
 * Locks quotes that were read without a lock; rows that have not changed since are not read again. `keys` selects those
 * that matter.
 */
export async function holdQuotes(
  trx: DatabaseTransaction,
  { matches, markets }: QuoteRows,
  keys: readonly OutcomeKey[],
  clock: Clock,
): Promise<LockedQuotes> {
  const ids = new Set(matchIdsOf(keys))
  const [, versions] = await sendTogether(trx, [shareMatches(trx, ids), selectVersions(trx, ids)])
  const current = new Map(versions.map(row => [row.id, row]))
  const held = matches.flatMap(match => {
    const row = current.get(match.id)
    return row?.match_version === match.match_version ? [{ ...match, ...row }] : []
  })
  // If a match has changed, appeared or disappeared since, all are read again.
  return held.length === ids.size
    ? toLockedQuotes(held, markets, clock.now())
    : await lockQuotes(trx, keys, clock)
}

/** Changes with every price change of a match; includes the state of its provider. */
function selectVersions(trx: DatabaseTransaction, ids: Iterable<string>) {
  return trx
    .selectFrom('matches')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select([
      'matches.id',
      'matches.version as match_version',
      'providers.status as provider_status',
      'providers.alive_at',
    ])
    .where('matches.id', 'in', [...ids])
}

/** Matches and markets as two statements return them. */
export type QuoteRows = {
  readonly matches: readonly LockedMatch[]
  readonly markets: readonly QuotedMarket[]
}

/** The matches of outcomes; {@link selectMarkets} is the other statement of {@link QuoteRows}. */
export function selectQuotedMatches(
  trx: DatabaseTransaction,
  keys: readonly OutcomeKey[],
): Statement<LockedMatch> {
  return selectMatches(trx)
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select(QUOTED_COLUMNS)
    .select(['matches.state as match_state', 'matches.version as match_version'])
    .where('matches.id', 'in', matchIdsOf(keys))
}

/** Builds quotes from the results of those statements, the last of which returned at `at`. */
export function toLockedQuotes(
  matches: readonly LockedMatch[],
  markets: readonly QuotedMarket[],
  at: number,
): LockedQuotes {
  return {
    at,
    quoteOf: toQuotes(matches, markets, at),
    matches: new Map(matches.map(match => [match.match_id, match])),
  }
}

/** The quotes without a lock: for reading, not for betting. */
export async function findQuotes(db: Database, keys: readonly OutcomeKey[], now: number): Promise<QuoteOf> {
  if (keys.length === 0) return () => undefined
  const matches = await db
    .selectFrom('matches')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select(QUOTED_COLUMNS)
    .where('matches.id', 'in', matchIdsOf(keys))
    .execute()
  return toQuotes(matches, await selectMarkets(db, keys).execute(), now)
}

const QUOTED_COLUMNS = [
  'matches.id',
  'matches.status',
  'matches.provider',
  'matches.type',
  'matches.tournament_id',
  'matches.home_id',
  'matches.away_id',
  'providers.status as provider_status',
  'providers.alive_at',
] as const
/** The match columns that quotes use; the provider is null until its first heartbeat. */
type QuotedMatch = {
  readonly id: string
  readonly status: MatchStatus
  readonly provider: Provider
  readonly type: EventType
  readonly tournament_id: string
  readonly home_id: string | null
  readonly away_id: string | null
  readonly provider_status: ProviderStatus | null
  readonly alive_at: number | null
}

const matchIdsOf = (keys: readonly OutcomeKey[]): string[] => [...new Set(keys.map(({ matchId }) => matchId))]

export function selectMarkets(
  db: Database | DatabaseTransaction,
  keys: readonly OutcomeKey[],
): SelectQueryBuilder<Schema, 'markets', QuotedMarket> {
  return db
    .selectFrom('markets')
    .select(MARKET_COLUMNS)
    .where(eb =>
      eb(
        eb.refTuple('match_id', 'market_id', 'specifier'),
        'in',
        keys.map(key => eb.tuple(key.matchId as string, key.marketId, key.specifier)),
      ),
    )
}

const MARKET_COLUMNS = [
  'match_id',
  'market_id',
  'specifier',
  'status',
  'reason',
  'outcomes',
  'next_bet_stop',
  'version',
] as const
type QuotedMarket = Pick<Selectable<Schema['markets']>, (typeof MARKET_COLUMNS)[number]>

function toQuotes(matches: readonly QuotedMatch[], markets: readonly QuotedMarket[], now: number): QuoteOf {
  const matchById = new Map(matches.map(match => [match.id, match]))
  const quotes = new Map<string, PricedQuote>()
  for (const market of markets) {
    const match = matchById.get(market.match_id)
    if (!match) continue
    for (const outcome of market.outcomes) {
      const key = {
        matchId: market.match_id as MatchId,
        marketId: market.market_id,
        specifier: market.specifier,
        outcomeId: outcome.id,
      }
      quotes.set(outcomeKeyOf(key), {
        matchStatus: match.status,
        marketStatus: market.status,
        outcomeActive: outcome.active,
        providerStatus: providerStatusAt({ status: match.provider_status, alive_at: match.alive_at }, now),
        provider: match.provider,
        contest: contestOf(match),
        priceAgeMs: now - (match.alive_at ?? 0),
        odds: outcome.odds as Odds,
        priceVersion: market.version,
        ...(market.next_bet_stop !== null && { nextBetStop: market.next_bet_stop }),
        ...(market.reason !== null && { reason: market.reason }),
      })
    }
  }
  return key => quotes.get(outcomeKeyOf(key))
}

function contestOf({ type, tournament_id: tournamentId, home_id, away_id }: QuotedMatch): Contest {
  return { type, tournamentId, competitorIds: [home_id, away_id].filter(id => id !== null) }
}
