import { sql, type InferResult } from 'kysely'
import type { BetStatus } from '@touchline/domain'
import { selectMatches } from '#api/names'
import type { Database, DatabaseTransaction } from '#store'

type Reader = Database | DatabaseTransaction

/** Bets without their legs: a query to go on with. */
const selectBets = (db: Reader) =>
  db
    .selectFrom('bets')
    .select([
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
      'version',
      'vip',
      'accept_mode',
      'decide_at',
      'refusal',
      'open_stake',
      'corrected_at',
    ])

/** Legs in their order, with the names of their matches. */
const selectLegs = (db: Reader) =>
  selectMatches(db)
    .innerJoin('bet_legs', 'bet_legs.match_id', 'matches.id')
    .select([
      'bet_legs.bet_id',
      'bet_legs.market_id',
      'bet_legs.specifier',
      'bet_legs.outcome_id',
      'bet_legs.odds',
      'bet_legs.odds_at_tap',
      'bet_legs.odds_at_arrival',
      'bet_legs.provider',
      'bet_legs.result',
      'bet_legs.tied',
      'matches.state as match_state',
    ])
    .orderBy('bet_legs.leg')

type BareBetRow = InferResult<ReturnType<typeof selectBets>>[number]
export type LegRow = InferResult<ReturnType<typeof selectLegs>>[number]
export type BetRow = BareBetRow & { readonly legs: readonly LegRow[] }

/** One page of a player's bets, newest first, and how many there are in all. */
export async function findBets(
  db: Reader,
  playerId: string,
  wanted: { readonly statuses: readonly BetStatus[]; readonly page: number; readonly limit: number },
): Promise<{ rows: BetRow[]; total: number }> {
  const ofPlayer = selectBets(db)
    .where('player_id', '=', playerId)
    .where('status', 'in', wanted.statuses)
    // A VIP bet that no trader took is in no list (spec section 3).
    .where(eb => eb.or([eb('vip', '=', false), eb('status', '<>', 'rejected')]))
  const { total } = await ofPlayer
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ofPlayer
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
  const rows = await selectBets(db).where('id', 'in', ids).execute()
  const byId = new Map((await withLegs(db, rows)).map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function withLegs(db: Reader, bets: readonly BareBetRow[]): Promise<BetRow[]> {
  if (bets.length === 0) return []
  const legs = await selectLegs(db)
    .where(
      'bet_legs.bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute()
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({ ...bet, legs: byBet.get(bet.id) ?? [] }))
}
