import { sql, type InferResult } from 'kysely'
import type { BetResult } from '@touchline/domain/bet'
import type { MarketStatus } from '@touchline/domain/market'
import type { MatchStatus, Provider, ProviderStatus } from '@touchline/domain/match'
import { lockBets, type LockedBet } from '#api/bets'
import { shareMatches, type Database, type DatabaseTransaction } from '#store'

type Reader = Database | DatabaseTransaction

const selectBets = (db: Reader) =>
  db
    .selectFrom('bets')
    .select([
      'id',
      'player_id',
      'account_id',
      'type',
      'status',
      'currency',
      'subunits',
      'open_stake',
      'cashed_value',
      'odds',
      'potential_win',
      'system',
      'version',
    ])

export type BareBet = InferResult<ReturnType<typeof selectBets>>[number]
/** A leg with the current state of its market; a removed market has no status. */
export type LegToPrice = {
  readonly bet_id: string
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
  readonly result: BetResult
  readonly tied: number | null
  readonly tied_places: number | null
  readonly market_status: MarketStatus | null
  readonly next_bet_stop: number | null
}
/** The match of an open leg. The provider is null until its first heartbeat. */
export type LegMatch = {
  readonly id: string
  readonly status: MatchStatus
  readonly version: number
  readonly sim: object
  readonly sport_key: string
  readonly provider: Provider
  readonly provider_status: ProviderStatus | null
  readonly alive_at: number | null
}
/** A bet with everything its offer depends on. */
export type BetToPrice = BareBet & {
  readonly legs: readonly LegToPrice[]
  readonly matchOf: (matchId: string) => LegMatch | undefined
}
export type LockedBetToPrice = BetToPrice & LockedBet

/** Current state of bets by id, unordered. */
export async function readBetsToPrice(db: Reader, ids: readonly string[]): Promise<BetToPrice[]> {
  const bets = await selectBets(db).where(isOneOf('id', ids)).execute()
  return await withLegs(db, bets)
}

/** Locks a bet until the transaction ends, as settlement does. Undefined where the player has no such bet. */
export async function lockBetToPrice(
  trx: DatabaseTransaction,
  betId: string,
  playerId?: string,
): Promise<LockedBetToPrice | undefined> {
  const bets = await lockBets(trx, eb =>
    eb.and({ id: betId, ...(playerId !== undefined && { player_id: playerId }) }),
  )
  return (await withLegs(trx, bets))[0]
}

/**
 * The same bet with the matches of its open legs locked, as placing locks them. They and their markets are read after
 * the lock, so that a tick in flight is either seen completely or waits. Only for a bet that will be paid or refused at
 * these prices, because the feed waits meanwhile.
 */
export async function holdPrices(trx: DatabaseTransaction, bet: LockedBetToPrice): Promise<LockedBetToPrice> {
  const open = bet.legs.filter(({ result }) => result === 'no_results')
  await trx.executeQuery(
    shareMatches(
      trx,
      open.map(({ match_id }) => match_id),
    ).compile(),
  )
  return (await withLegs(trx, [bet]))[0]!
}

async function withLegs<Bet extends BareBet>(
  db: Reader,
  bets: readonly Bet[],
): Promise<(Bet & Pick<BetToPrice, 'legs' | 'matchOf'>)[]> {
  if (bets.length === 0) return []
  const ids = bets.map(({ id }) => id)
  const open = await db
    .selectFrom('bet_legs')
    .select('match_id')
    .distinct()
    .where(isOneOf('bet_id', ids))
    .where('result', '=', 'no_results')
    .execute()
  const matches = await readMatches(
    db,
    open.map(({ match_id }) => match_id),
  )
  const byId = new Map(matches.map(match => [match.id, match]))
  const legs = await readLegs(db, ids)
  const legsOf = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({ ...bet, legs: legsOf.get(bet.id) ?? [], matchOf: id => byId.get(id) }))
}

/** Legs in order. */
async function readLegs(db: Reader, betIds: readonly string[]): Promise<LegToPrice[]> {
  return await db
    .selectFrom('bet_legs')
    .leftJoin('markets', join =>
      join
        .onRef('markets.match_id', '=', 'bet_legs.match_id')
        .onRef('markets.market_id', '=', 'bet_legs.market_id')
        .onRef('markets.specifier', '=', 'bet_legs.specifier'),
    )
    .select([
      'bet_legs.bet_id',
      'bet_legs.match_id',
      'bet_legs.market_id',
      'bet_legs.specifier',
      'bet_legs.outcome_id',
      'bet_legs.odds',
      'bet_legs.result',
      'bet_legs.tied',
      'bet_legs.tied_places',
      'markets.status as market_status',
      'markets.next_bet_stop',
    ])
    .where(isOneOf('bet_legs.bet_id', betIds))
    .orderBy('bet_legs.bet_id')
    .orderBy('bet_legs.leg')
    .execute()
}

async function readMatches(db: Reader, ids: readonly string[]): Promise<LegMatch[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select([
      'matches.id',
      'matches.status',
      'matches.version',
      'matches.sim',
      'matches.provider',
      'sports.key as sport_key',
      'providers.status as provider_status',
      'providers.alive_at',
    ])
    .where(isOneOf('matches.id', ids))
    .execute()
}

/** One parameter however many ids there are: a page of bets has thousands of legs. */
function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::text[])`
}
