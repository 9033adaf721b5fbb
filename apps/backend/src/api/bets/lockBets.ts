import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DatabaseTransaction, Schema } from '#store'

/**
 * Locks bets, then their players, then the players' accounts, each in id order: the only lock order in which money of a
 * bet moves, so that there are no deadlocks. Matches come after. Returns the bets in id order.
 */
export async function lockBets(
  trx: DatabaseTransaction,
  which: (eb: ExpressionBuilder<Schema, 'bets'>) => Expression<SqlBool>,
) {
  const bets = await trx.selectFrom('bets').selectAll().where(which).orderBy('id').forUpdate().execute()
  if (bets.length === 0) return bets
  const playerIds = [...new Set(bets.map(({ player_id }) => player_id))]
  await trx
    .selectFrom('players')
    .select('id')
    .where('id', 'in', playerIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const accountIds = [...new Set(bets.map(({ account_id }) => account_id))]
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  return bets
}

export type LockedBet = Awaited<ReturnType<typeof lockBets>>[number]
