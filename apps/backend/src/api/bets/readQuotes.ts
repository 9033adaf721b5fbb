import {
  outcomeKeyOf,
  type MatchId,
  type MatchState,
  type MatchStatus,
  type Odds,
  type OutcomeKey,
  type Provider,
  type ProviderStatus,
  type Quote,
} from '@touchline/domain'
import type { Clock } from '#api/http'
import { selectMatches, type NamedMatch } from '#api/names'
import { providerStatusAt } from '#api/providers'
import type { Database, DatabaseTransaction } from '#store'

/** An outcome as it stands, with the match version that set its price. */
export type PricedQuote = Quote & { readonly priceVersion: number }
export type QuoteOf = (key: OutcomeKey) => PricedQuote | undefined

/** A match held still, with its names and where it stands. */
export type LockedMatch = NamedMatch & { readonly match_state: MatchState }

/**
 * The outcomes as they stand now, held still until the transaction ends: the matches are locked first (in order of id), their
 * markets read after, so that a tick in flight is either wholly seen or waits for us (failure model M9, M10). The matches come with
 * them, by id: their names go on the bets.
 */
export async function lockQuotes(
  trx: DatabaseTransaction,
  keys: readonly OutcomeKey[],
  clock: Clock,
): Promise<{
  readonly quoteOf: QuoteOf
  readonly matches: ReadonlyMap<string, LockedMatch>
  /** The moment they are judged at: after the wait for the locks, which may be long. */
  readonly at: number
}> {
  const matches = await selectMatches(trx)
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select(QUOTED_COLUMNS)
    .select('matches.state as match_state')
    .where('matches.id', 'in', matchIdsOf(keys))
    .orderBy('matches.id')
    .forShare('matches')
    .execute()
  const at = clock.now()
  return {
    at,
    quoteOf: await readQuotes(trx, keys, matches, at),
    matches: new Map(matches.map(match => [match.match_id, match])),
  }
}

/** The outcomes as they were a moment ago: to look, not to bet on. */
export async function findQuotes(db: Database, keys: readonly OutcomeKey[], now: number): Promise<QuoteOf> {
  if (keys.length === 0) return () => undefined
  const matches = await db
    .selectFrom('matches')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select(QUOTED_COLUMNS)
    .where('matches.id', 'in', matchIdsOf(keys))
    .execute()
  return await readQuotes(db, keys, matches, now)
}

const QUOTED_COLUMNS = [
  'matches.id',
  'matches.status',
  'matches.provider',
  'providers.status as provider_status',
  'providers.alive_at',
] as const
/** What quotes take from a match; the provider is missing until it is heard of. */
type QuotedMatch = {
  readonly id: string
  readonly status: MatchStatus
  readonly provider: Provider
  readonly provider_status: ProviderStatus | null
  readonly alive_at: number | null
}

const matchIdsOf = (keys: readonly OutcomeKey[]): string[] => [...new Set(keys.map(({ matchId }) => matchId))]

async function readQuotes(
  db: Database | DatabaseTransaction,
  keys: readonly OutcomeKey[],
  matches: readonly QuotedMatch[],
  now: number,
): Promise<QuoteOf> {
  const markets = await db
    .selectFrom('markets')
    .select([
      'match_id',
      'market_id',
      'specifier',
      'status',
      'reason',
      'outcomes',
      'next_bet_stop',
      'version',
    ])
    .where(eb =>
      eb(
        eb.refTuple('match_id', 'market_id', 'specifier'),
        'in',
        keys.map(key => eb.tuple(key.matchId as string, key.marketId, key.specifier)),
      ),
    )
    .execute()
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
        odds: outcome.odds as Odds,
        priceVersion: market.version,
        ...(market.next_bet_stop !== null && { nextBetStop: market.next_bet_stop }),
        ...(market.reason !== null && { reason: market.reason }),
      })
    }
  }
  return key => quotes.get(outcomeKeyOf(key))
}
