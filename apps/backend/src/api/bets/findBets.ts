import { sql } from 'kysely'
import type { BetResult, BetStatus, BetType, MatchState, Provider } from '@touchline/domain'
import type { Database, DatabaseTransaction, LocalizedText } from '#store'

export type LegRow = {
  bet_id: string
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  odds: number
  provider: Provider
  result: BetResult
  match_urn_id: string
  match_slug: string
  match_start_time: number
  match_state: MatchState
  sport_key: string
  category_slug: string
  category_names: LocalizedText
  tournament_names: LocalizedText
  home_names: LocalizedText
  away_names: LocalizedText
}
export type BetRow = {
  id: string
  ref: string
  player_id: string
  type: BetType
  status: BetStatus
  result: BetResult
  currency: string
  subunits: number
  stake: number
  win_amount: number | null
  odds: number
  potential_win: number
  system: object | null
  created_at: number
  settled_at: number | null
  legs: readonly LegRow[]
}

const BET_COLUMNS = [
  'id',
  'ref',
  'player_id',
  'type',
  'status',
  'result',
  'currency',
  'subunits',
  'stake',
  'win_amount',
  'odds',
  'potential_win',
  'system',
  'created_at',
  'settled_at',
] as const

type Reader = Database | DatabaseTransaction

/** One page of a player's bets, newest first, and how many there are in all. */
export async function findBets(
  db: Reader,
  playerId: string,
  wanted: { readonly statuses: readonly BetStatus[]; readonly page: number; readonly limit: number },
): Promise<{ rows: BetRow[]; total: number }> {
  const ofPlayer = db
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .where('status', 'in', wanted.statuses)
  const { total } = await ofPlayer.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await ofPlayer
    .select(BET_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('placement_key')
    .orderBy('placement_index')
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute()
  return { rows: await withLegs(db, rows), total }
}

/** Bets by id, in the order of `ids`. */
export async function findBetsById(db: Reader, ids: readonly string[]): Promise<BetRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('bets').select(BET_COLUMNS).where('id', 'in', ids).execute()
  const byId = new Map((await withLegs(db, rows)).map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function withLegs(db: Reader, bets: readonly Omit<BetRow, 'legs'>[]): Promise<BetRow[]> {
  if (bets.length === 0) return []
  const legs = await db
    .selectFrom('bet_legs')
    .innerJoin('matches', 'matches.id', 'bet_legs.match_id')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('categories', 'categories.id', 'matches.category_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .innerJoin('competitors as home', 'home.id', 'matches.home_id')
    .innerJoin('competitors as away', 'away.id', 'matches.away_id')
    .select([
      'bet_legs.bet_id',
      'bet_legs.match_id',
      'bet_legs.market_id',
      'bet_legs.specifier',
      'bet_legs.outcome_id',
      'bet_legs.odds',
      'bet_legs.provider',
      'bet_legs.result',
      'matches.urn_id as match_urn_id',
      'matches.slug as match_slug',
      'matches.start_time as match_start_time',
      'matches.state as match_state',
      'sports.key as sport_key',
      'categories.slug as category_slug',
      'categories.names as category_names',
      'tournaments.names as tournament_names',
      'home.names as home_names',
      'away.names as away_names',
    ])
    .where(
      'bet_legs.bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .orderBy('bet_legs.leg')
    .execute()
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({ ...bet, legs: byBet.get(bet.id) ?? [] }))
}
