import { sql } from 'kysely'
import type { Database } from '#store'

/**
 * Removes offers and rules of up to `limit` bets that ended before an instant; completed cash-outs stay forever.
 * Returns how many bets.
 */
export async function removeOldOffers(db: Database, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with over as (
      select o.bet_id from cashout_offers o join bets on bets.id = o.bet_id
      where bets.settled_at < ${before}::bigint order by bets.settled_at limit ${limit}),
    rules as (delete from cashout_rules where bet_id in (select bet_id from over))
    delete from cashout_offers where bet_id in (select bet_id from over)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
