import { sql } from 'kysely'
import type { Database } from '#store'

/** One page of a player's notifications, newest first, and how many there are in all. */
export async function findNotifications(
  db: Database,
  playerId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const own = db.selectFrom('notifications').where('player_id', '=', playerId)
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'type', 'object_type', 'object_id', 'params', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>['rows'][number]
