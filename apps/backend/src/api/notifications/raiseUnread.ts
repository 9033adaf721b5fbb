import type { UnreadCountersChangedWire } from '@touchline/contract'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction, OutboxEvent } from '#store'

export type Unread = UnreadCountersChangedWire['message']

/** How many notifications of a player are unread, and the number of that count. */
export async function findUnread(db: Database | DatabaseTransaction, playerId: string): Promise<Unread> {
  return await db
    .selectFrom('players')
    .select(eb => [
      eb
        .selectFrom('notifications')
        .select(sql<number>`count(*)`.as('unread'))
        .whereRef('notifications.player_id', '=', 'players.id')
        .where('read_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('unread'),
      'unread_version as v',
    ])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
}

/** Numbers the players' new counts, under their rows, and says them: a page that hears two knows which is newer. */
export async function raiseUnread(
  trx: DatabaseTransaction,
  playerIds: readonly string[],
): Promise<OutboxEvent[]> {
  const events: OutboxEvent[] = []
  for (const playerId of playerIds.toSorted()) {
    await trx
      .updateTable('players')
      .set(eb => ({ unread_version: eb('unread_version', '+', 1) }))
      .where('id', '=', playerId)
      .execute()
    const message: Unread = await findUnread(trx, playerId)
    events.push({ eventName: 'unread_counters_changed', playerId, message })
  }
  return events
}
