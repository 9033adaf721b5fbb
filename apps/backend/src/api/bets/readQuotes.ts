import { outcomeKeyOf, type MatchId, type Odds, type OutcomeKey, type Quote } from '@touchline/domain'
import { providerStatusAt } from '#api/providers'
import type { Database, DatabaseTransaction } from '#store'

/** An outcome as it stands, with the match version that set its price. */
export type PricedQuote = Quote & { readonly priceVersion: number }
export type QuoteOf = (key: OutcomeKey) => PricedQuote | undefined

/**
 * The outcomes as they stand now, held still until the transaction ends: the matches are locked first (in order of id), their
 * markets read after, so that a tick in flight is either wholly seen or waits for us (failure model M9, M10).
 */
export function lockQuotes(
  trx: DatabaseTransaction,
  keys: readonly OutcomeKey[],
  now: number,
): Promise<QuoteOf> {
  return readQuotes(trx, keys, now, true)
}

/** The outcomes as they were a moment ago: to look, not to bet on. */
export function findQuotes(db: Database, keys: readonly OutcomeKey[], now: number): Promise<QuoteOf> {
  return readQuotes(db, keys, now, false)
}

async function readQuotes(
  db: Database | DatabaseTransaction,
  keys: readonly OutcomeKey[],
  now: number,
  locks: boolean,
): Promise<QuoteOf> {
  if (keys.length === 0) return () => undefined
  const matches = await db
    .selectFrom('matches')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select([
      'matches.id',
      'matches.status',
      'matches.provider',
      'providers.status as provider_status',
      'providers.alive_at',
    ])
    .where('matches.id', 'in', [...new Set(keys.map(({ matchId }) => matchId))])
    .orderBy('matches.id')
    .$if(locks, query => query.forShare('matches'))
    .execute()
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
