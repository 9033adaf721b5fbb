import { sql } from 'kysely'
import type { Database } from '#store'

/**
 * Removes up to `limit` matches that ended before an instant and were never bet on, with all their rows. Returns how
 * many.
 */
export async function removeOldMatches(db: Database, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from matches where id in (
      select id from matches m where m.finished_at < ${before}::bigint
        and not exists (select from bet_legs where match_id = m.id)
        and not exists (select from settlement_queue where match_id = m.id)
      order by m.finished_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Removes the markets of up to `limit` matches that ended before an instant and were bet on. The match, its results and
 * the prices of its bets stay; so do the markets while a bet on it is open. A refused bet waits for no result. Returns
 * how many matches lost their markets.
 */
export async function removeOldMarkets(db: Database, before: number, limit: number): Promise<number> {
  const { rows } = await sql<{ match_id: string }>`
    with over as (
      select id from matches m where m.finished_at < ${before}::bigint
        and exists (select from markets where match_id = m.id)
        and exists (select from bet_legs where match_id = m.id)
        and not exists (
          select from bet_legs l join bets b on b.id = l.bet_id
          where l.match_id = m.id and l.result = 'no_results' and b.status <> 'rejected')
        and not exists (select from settlement_queue where match_id = m.id)
      order by m.finished_at limit ${limit}),
    gone as (delete from markets where match_id in (select id from over) returning match_id)
    select distinct match_id from gone`.execute(db)
  return rows.length
}
