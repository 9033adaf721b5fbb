import { sql } from 'kysely'
import type { Database } from '#store'

/** Prices are kept this long; those that a bet refers to are copied to its receipt (design, section 2). */
const KEPT_MS = 48 * 3_600_000
const DAY_MS = 86_400_000

/** Removes old rows of the price log. The last row of a match's day stays: the chain of what follows still verifies from there. */
export async function prunePriceLog(db: Database, now: number): Promise<void> {
  await sql`
    delete from price_log old where old.at < ${now - KEPT_MS}::bigint and exists (
      select from price_log later where later.match_id = old.match_id and later.version > old.version
        and later.at / ${DAY_MS}::bigint = old.at / ${DAY_MS}::bigint)`.execute(db)
}
