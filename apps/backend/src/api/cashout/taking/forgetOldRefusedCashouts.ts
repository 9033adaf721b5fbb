import type { DatabaseTransaction } from '#store'

/** Number of refused cash-outs stored per player: the newest. Keys of paid cash-outs are stored forever. */
export const STORED_CASHOUT_REFUSALS_MAX = 1_000

/**
 * Removes a player's oldest refused cash-outs beyond the stored maximum. Skips rows that another request is removing.
 */
export async function forgetOldRefusedCashouts(trx: DatabaseTransaction, playerId: string): Promise<void> {
  await trx
    .deleteFrom('cashouts')
    .where('id', 'in', old =>
      old
        .selectFrom('cashouts')
        .select('id')
        .where('player_id', '=', playerId)
        .where('reply_status', '=', 409)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(STORED_CASHOUT_REFUSALS_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
