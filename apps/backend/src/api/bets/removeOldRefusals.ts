import { sql } from 'kysely'
import type { Database } from '#store'

/**
 * Removes up to `limit` keys from before an instant whose answer was a refusal. How many. The key of a bet that was taken stays for
 * ever: asked again it must find that bet, and not take another.
 */
export async function removeOldRefusals(db: Database, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from placements where (player_id, key) in (
      select player_id, key from placements p where p.status <> 200 and p.created_at < ${before}::bigint
        and not exists (select from bets where player_id = p.player_id and placement_key = p.key)
      order by p.created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
