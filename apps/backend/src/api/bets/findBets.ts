import { sql, type InferResult } from 'kysely'
import { resultsUnder, type BetResultFilter, type BetStatus } from '@touchline/domain'
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
      'cashed_value',
      'paid',
    ])
    .select(eb => [
      eb
        .selectFrom('cashout_rules')
        .whereRef('cashout_rules.bet_id', '=', 'bets.id')
        .select('at_least')
        .as('cashout_at_least'),
      eb
        .exists(eb.selectFrom('receipts').whereRef('receipts.bet_id', '=', 'bets.id').select('bet_id'))
        .$castTo<boolean>()
        .as('has_receipt'),
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

/** Which of a player's bets are meant. */
export type BetsWanted = {
  readonly statuses: readonly BetStatus[]
  readonly result?: BetResultFilter | undefined
  readonly currency?: string | undefined
  /** Placed from this instant on. */
  readonly from?: number | undefined
  /** Placed before this instant. */
  readonly to?: number | undefined
}

/** One page of a player's bets, newest first, and how many there are in all. */
export async function findBets(
  db: Reader,
  playerId: string,
  wanted: BetsWanted & { readonly page: number; readonly limit: number },
): Promise<{ rows: BetRow[]; total: number }> {
  const { total } = await betsWanted(db, playerId, wanted)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const ids = await inOrder(betsWanted(db, playerId, wanted))
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute()
  return {
    rows: await findBetsById(
      db,
      ids.map(({ id }) => id),
    ),
    total,
  }
}

/** The ids of all of them, newest first. */
export async function findBetIds(db: Reader, playerId: string, wanted: BetsWanted): Promise<string[]> {
  const rows = await inOrder(betsWanted(db, playerId, wanted)).execute()
  return rows.map(({ id }) => id)
}

/** A VIP bet that was refused is in no list ([BET-4]). */
function betsWanted(db: Reader, playerId: string, { statuses, result, currency, from, to }: BetsWanted) {
  return db
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .where('status', 'in', statuses)
    .where(eb => eb.not(eb.and([eb('vip', '=', true), eb('status', '=', 'rejected')])))
    .$if(result !== undefined && result !== 'all', query =>
      query.where('result', 'in', resultsUnder(result!)),
    )
    .$if(currency !== undefined, query => query.where('currency', '=', currency!))
    .$if(from !== undefined, query => query.where('created_at', '>=', from!))
    .$if(to !== undefined, query => query.where('created_at', '<', to!))
}

/** Of those placed at once, each has its place: pages never share a bet. */
function inOrder(query: ReturnType<typeof betsWanted>) {
  return query.select('id').orderBy('created_at', 'desc').orderBy('placement_key').orderBy('placement_index')
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
