import { sql, type SqlBool } from 'kysely'
import { lockBets } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import { settleBets } from './settleBets.ts'

export type SettlementOptions = {
  readonly db: Database
  readonly newId: () => string
  readonly now: () => number
  /** Maximum bets settled in one transaction. */
  readonly sliceSize?: number
}

/** Far below the limit of one statement, and small enough that locks are held briefly. */
const SLICE_SIZE = 200

/**
 * Settles what the results of one match decide, or decide again after a correction: legs, then the bets they decide,
 * paid through the ledger. Each transaction handles a slice of the bets; the match leaves the queue when none is left,
 * so that after a crash the remaining slices follow. A result that a leg already has changes nothing, so repeated work
 * pays once (failure model M14). If stopped between two slices, the match stays in the queue.
 */
export async function settleMatch(
  options: SettlementOptions,
  matchId: string,
  isStopped: () => boolean,
): Promise<void> {
  const queued = await options.db
    .selectFrom('settlement_queue')
    .select('id')
    .where('match_id', '=', matchId)
    .execute()
  while (await settleSlice(options, matchId)) {
    if (isStopped()) return
  }
  await options.db
    .deleteFrom('settlement_queue')
    .where(sql<SqlBool>`id = any(${queued.map(({ id }) => id)}::bigint[])`)
    .execute()
}

/** Returns whether there was anything to settle. */
async function settleSlice(
  { db, newId, now, sliceSize = SLICE_SIZE }: SettlementOptions,
  matchId: string,
): Promise<boolean> {
  return await db.transaction().execute(async trx => {
    const betIds = await findBetsToSettle(trx, matchId, sliceSize)
    if (betIds.length === 0) return false
    const bets = await lockBets(trx, eb => eb('id', 'in', betIds))
    await settleLegs(trx, matchId, betIds)
    await settleBets(trx, bets, newId, now())
    return true
  })
}

/**
 * The first bets with a leg in this match that has a newer result. Submitted bets wait: deciding refuses them because
 * of their results.
 */
async function findBetsToSettle(trx: DatabaseTransaction, matchId: string, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('bet_legs')
    .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
    .innerJoin('outcome_results', join =>
      join
        .onRef('outcome_results.match_id', '=', 'bet_legs.match_id')
        .onRef('outcome_results.market_id', '=', 'bet_legs.market_id')
        .onRef('outcome_results.specifier', '=', 'bet_legs.specifier')
        .onRef('outcome_results.outcome_id', '=', 'bet_legs.outcome_id'),
    )
    .where('bet_legs.match_id', '=', matchId)
    .whereRef('outcome_results.result_version', '>', 'bet_legs.result_version')
    .where('bets.status', 'not in', ['submitted', 'rejected'])
    .select('bet_legs.bet_id')
    .distinct()
    .orderBy('bet_legs.bet_id')
    .limit(limit)
    .execute()
  return rows.map(({ bet_id }) => bet_id)
}

async function settleLegs(
  trx: DatabaseTransaction,
  matchId: string,
  betIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('bet_legs')
    .from('outcome_results')
    .set(eb => ({
      result: eb.ref('outcome_results.result'),
      tied: eb.ref('outcome_results.tied'),
      tied_places: eb.ref('outcome_results.tied_places'),
      result_version: eb.ref('outcome_results.result_version'),
    }))
    .whereRef('outcome_results.match_id', '=', 'bet_legs.match_id')
    .whereRef('outcome_results.market_id', '=', 'bet_legs.market_id')
    .whereRef('outcome_results.specifier', '=', 'bet_legs.specifier')
    .whereRef('outcome_results.outcome_id', '=', 'bet_legs.outcome_id')
    .whereRef('outcome_results.result_version', '>', 'bet_legs.result_version')
    .where('bet_legs.match_id', '=', matchId)
    .where('bet_legs.bet_id', 'in', betIds)
    .execute()
}
