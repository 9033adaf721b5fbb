import { lockBets } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import { settleBets } from './settleBets.ts'

export type SettlementDeps = {
  readonly db: Database
  readonly newId: () => string
  readonly now: () => number
}

/**
 * Settles what the results of one match decide, or decide anew: legs, then the bets they decide, and pays them through the ledger. One
 * transaction. A result that a leg already has changes nothing, so the same work twice pays once (failure model M14).
 */
export async function settleMatch({ db, newId, now }: SettlementDeps, matchId: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const queued = await trx
      .selectFrom('settlement_queue')
      .select('id')
      .where('match_id', '=', matchId)
      .execute()
    const betIds = await findBetsToSettle(trx, matchId)
    if (betIds.length > 0) {
      const bets = await lockBets(trx, eb => eb('id', 'in', betIds))
      await settleLegs(trx, matchId, betIds)
      await settleBets(trx, bets, newId, now())
    }
    if (queued.length > 0) {
      await trx
        .deleteFrom('settlement_queue')
        .where(
          'id',
          'in',
          queued.map(({ id }) => id),
        )
        .execute()
    }
  })
}

/** Bets with a leg in this match that has a newer result. Those not decided yet wait: their results refuse them. */
async function findBetsToSettle(trx: DatabaseTransaction, matchId: string): Promise<string[]> {
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
