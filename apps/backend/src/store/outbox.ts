import { sql, type SqlBool } from 'kysely'
import type { Database, DatabaseTransaction } from './database.ts'

/** An event to publish once the transaction that changed the state has committed. */
export type OutboxEvent = {
  readonly eventName: string
  readonly message: object
  readonly matchId?: string
  readonly playerId?: string
  /** Whether lists show the change: then it is also published on the locale channels. */
  readonly inLists?: boolean
}
export type CommittedEvent = OutboxEvent & { readonly id: number }

/** Name of the notification that wakes the publisher at commit. */
export const OUTBOX_CHANNEL = 'outbox'

/**
 * Writes events into the outbox within the caller's transaction. Call it after locking the row that orders them (the
 * match, the account), so that the ids of one match or player increase in commit order.
 */
export async function appendOutbox(
  trx: DatabaseTransaction,
  events: readonly OutboxEvent[],
  now: number,
): Promise<void> {
  if (events.length > 0) await insertIntoOutbox(trx, events, now).execute()
}

/** The statement of {@link appendOutbox}, for at least one event. */
export function insertIntoOutbox(trx: DatabaseTransaction, events: readonly OutboxEvent[], now: number) {
  return trx.insertInto('outbox').values(
    events.map(event => ({
      event_name: event.eventName,
      match_id: event.matchId ?? null,
      player_id: event.playerId ?? null,
      in_lists: event.inLists ?? false,
      message: JSON.stringify(event.message),
      created_at: now,
    })),
  )
}

/** Committed events that are not yet published, oldest first; `except` lists those the reader already has. */
export async function readOutbox(
  db: Database,
  limit = 500,
  except: readonly number[] = [],
): Promise<CommittedEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(except.length > 0, query => query.where(sql<SqlBool>`id <> all(${[...except]}::bigint[])`))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    eventName: row.event_name,
    message: row.message,
    inLists: row.in_lists,
    ...(row.match_id !== null && { matchId: row.match_id }),
    ...(row.player_id !== null && { playerId: row.player_id }),
  }))
}

/** Deletes published events. */
export async function removeFromOutbox(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox').where('id', 'in', ids).execute()
}
