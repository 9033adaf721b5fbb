import type { UnreadCountersChangedWire } from '@touchline/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database, DatabaseTransaction, OutboxEvent } from '#store'

export type UnreadMessage = UnreadCountersChangedWire['message']

/** How many notifications of a player are unread, and the version of that count. */
export async function findUnread(
  db: Database | DatabaseTransaction,
  playerId: string,
): Promise<UnreadMessage> {
  return await db
    .selectFrom('players')
    .select([unreadCount, 'unread_version as v'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
}

/**
 * Publishes the players' unread counts with a version, so that a page that receives two can tell which is newer. One
 * statement, however many players. Call it with the players' rows locked, so that the counts are current.
 */
export async function raiseUnread(
  trx: DatabaseTransaction,
  playerIds: readonly string[],
): Promise<OutboxEvent[]> {
  const rows = await trx
    .updateTable('players')
    .set(eb => ({ unread_version: eb('unread_version', '+', 1) }))
    .where(sql<SqlBool>`id = any(${[...playerIds]}::text[])`)
    .returning(['id', unreadCount, 'unread_version as v'])
    .execute()
  return rows.map(({ id, ...message }: { readonly id: string } & UnreadMessage) => ({
    eventName: 'unread_counters_changed',
    playerId: id,
    message,
  }))
}

const unreadCount = sql<number>`(
  select count(*) from notifications where notifications.player_id = players.id and read_at is null)`.as(
  'unread',
)
