import { appendOutbox, type Database } from '#store'
import { findUnread, raiseUnread, type UnreadMessage } from './raiseUnread.ts'

/**
 * Marks a player's notifications as read, all of them where no ids are given. Notifications already read stay
 * unchanged.
 */
export async function markRead(
  db: Database,
  playerId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<UnreadMessage> {
  return await db.transaction().execute(async trx => {
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute()
    const read = await trx
      .updateTable('notifications')
      .set({ read_at: now })
      .where('player_id', '=', playerId)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, query => query.where('id', 'in', ids!))
      .returning('id')
      .execute()
    if (read.length > 0) await appendOutbox(trx, await raiseUnread(trx, [playerId]), now)
    return await findUnread(trx, playerId)
  })
}
