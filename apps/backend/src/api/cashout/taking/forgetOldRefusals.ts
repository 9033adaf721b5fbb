import type { DatabaseTransaction } from '#store'

/** Refused cash-outs that are kept of one player: the newest. Keys of those that were taken are kept for ever. */
export const STORED_CASHOUT_REFUSALS_MAX = 1_000

/** Removes the oldest refused cash-outs of a player beyond those that are kept. One that another request removes is left to it. */
export async function forgetOldRefusals(trx: DatabaseTransaction, playerId: string): Promise<void> {
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
