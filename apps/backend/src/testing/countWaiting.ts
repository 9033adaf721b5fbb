import { sql } from 'kysely'
import { openOwnerDatabase } from '#store'

/**
 * How many statements wait for a lock of another session. The application's own role cannot see that of other roles.
 */
export async function countWaiting(databaseUrl: string): Promise<number> {
  const owner = openOwnerDatabase(databaseUrl, { maxConnections: 1 })
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
  await owner.destroy()
  return rows[0]!.waiting
}
