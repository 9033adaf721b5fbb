import { sql, type InferResult, type SqlBool } from 'kysely'
import type { BetStatus } from '@touchline/domain/bet'
import { resultsUnder, type BetResultFilter } from '@touchline/domain/bet-list'
import { selectMatches } from '#api/names'
import type { Database, DatabaseTransaction } from '#store'

type Reader = Database | DatabaseTransaction

/** Bets without their legs, as a query to extend. */
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

/** Legs in order. */
const selectLegs = (db: Reader) =>
  db
    .selectFrom('bet_legs')
    .select([
      'bet_id',
      'match_id',
      'market_id',
      'specifier',
      'outcome_id',
      'odds',
      'odds_at_tap',
      'odds_at_arrival',
      'provider',
      'result',
      'tied',
      'tied_places',
    ])
    .orderBy('leg')

/** Matches with their names and current state. */
const selectLegMatches = (db: Reader) => selectMatches(db).select('matches.state as match_state')

type BareBetRow = InferResult<ReturnType<typeof selectBets>>[number]
type BareLegRow = InferResult<ReturnType<typeof selectLegs>>[number]
export type LegRow = BareLegRow & InferResult<ReturnType<typeof selectLegMatches>>[number]
export type BetRow = BareBetRow & { readonly legs: readonly LegRow[] }

/** The filter for a player's bets. */
export type BetsQuery = {
  readonly statuses: readonly BetStatus[]
  /** Only bets with these ids. */
  readonly ids?: readonly string[] | undefined
  readonly result?: BetResultFilter | undefined
  readonly currency?: string | undefined
  /** Placed, or settled, at or after this instant. */
  readonly from?: number | undefined
  /** Placed, or settled, before this instant. */
  readonly to?: number | undefined
  /**
   * The time that `from`, `to` and the order refer to; `created` by default. With `settled`, a bet that is not settled,
   * or was refused, is sorted by its placement time.
   */
  readonly by?: 'created' | 'settled' | undefined
}

/** One page of a player's bets, newest first, and how many there are in all. */
export async function findBets(
  db: Reader,
  playerId: string,
  wanted: BetsQuery & { readonly page: number; readonly limit: number },
): Promise<{ rows: BetRow[]; total: number }> {
  const { total } = await matchingBets(db, playerId, wanted)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const ids = await inOrder(matchingBets(db, playerId, wanted), wanted)
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

/** The ids of all matching bets, newest first. */
export async function findBetIds(db: Reader, playerId: string, wanted: BetsQuery): Promise<string[]> {
  const rows = await inOrder(matchingBets(db, playerId, wanted), wanted).execute()
  return rows.map(({ id }) => id)
}

/** A refused VIP bet is in no list ([BET-4]), but can be read by its id. */
function matchingBets(
  db: Reader,
  playerId: string,
  { statuses, ids, result, currency, from, to, by }: BetsQuery,
) {
  const at = instantOf(by)
  return db
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .where('status', 'in', statuses)
    .$if(ids === undefined, query =>
      query.where(eb => eb.not(eb.and([eb('vip', '=', true), eb('status', '=', 'rejected')]))),
    )
    .$if(ids !== undefined, query => query.where(isOneOf('id', ids!)))
    .$if(result !== undefined && result !== 'all', query =>
      query.where('result', 'in', resultsUnder(result!)),
    )
    .$if(currency !== undefined, query => query.where('currency', '=', currency!))
    .$if(from !== undefined, query => query.where(at, '>=', from!))
    .$if(to !== undefined, query => query.where(at, '<', to!))
}

/** The id breaks ties of bets placed at the same instant, so that pages never overlap. */
function inOrder(query: ReturnType<typeof matchingBets>, { by }: BetsQuery) {
  return query.select('id').orderBy(instantOf(by), 'desc').orderBy('placement_key').orderBy('placement_index')
}

function instantOf(by: BetsQuery['by']) {
  return by === 'settled' ? sql<number>`coalesce(settled_at, created_at)` : sql.ref<number>('created_at')
}

/** Bets by id, in the order of `ids`. */
export async function findBetsById(db: Reader, ids: readonly string[]): Promise<BetRow[]> {
  if (ids.length === 0) return []
  const rows = await selectBets(db).where(isOneOf('bets.id', ids)).execute()
  const byId = new Map((await withLegs(db, rows)).map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** A year of bets is on far fewer matches than it has legs, so each match is read once. */
async function withLegs(db: Reader, bets: readonly BareBetRow[]): Promise<BetRow[]> {
  const betIds = bets.map(({ id }) => id)
  const legs = await selectLegs(db).where(isOneOf('bet_id', betIds)).execute()
  const matchIds = [...new Set(legs.map(({ match_id }) => match_id))]
  const matches = await selectLegMatches(db).where(isOneOf('matches.id', matchIds)).execute()
  const matchOf = new Map(matches.map(match => [match.match_id, match]))
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({
    ...bet,
    legs: (byBet.get(bet.id) ?? []).map(leg => ({ ...leg, ...matchOf.get(leg.match_id)! })),
  }))
}

/** One parameter, however many ids there are. */
function isOneOf(column: string, ids: readonly string[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::text[])`
}
