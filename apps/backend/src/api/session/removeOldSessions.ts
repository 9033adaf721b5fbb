import { sql } from 'kysely'
import type { Database } from '#store'

/** Removes up to `limit` sessions that expired before an instant. Returns how many. */
export async function removeOldSessions(db: Database, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < ${before}::bigint
      order by expires_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
