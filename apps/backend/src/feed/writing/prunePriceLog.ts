import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#store'

/** Prices are kept this long and to the end of their day; those that a bet refers to are copied to its receipt (design, section 2). */
const KEPT_MS = 48 * 3_600_000
const DAY_MS = 86_400_000

/**
 * Removes days of the price log that are over for long. Before, the last link of each match's day is kept as the day's root: the chain of
 * what follows still verifies from there. A match's newest link always stays, for the next one to follow.
 */
export async function prunePriceLog(db: Database, now: number): Promise<void> {
  const today = startOfDay(now)
  const end = startOfDay(now - KEPT_MS)
  await db.transaction().execute(async trx => {
    // Once a day is enough for days that are over; what is about to go is looked at each time.
    await writeRoots(trx, (await hasRoots(trx, today - DAY_MS)) ? end : today)
    await sql`
      delete from price_log old where old.at < ${end}::bigint and exists (
        select from price_log later where later.match_id = old.match_id and later.version > old.version)`.execute(
      trx,
    )
  })
}

async function hasRoots(trx: DatabaseTransaction, at: number): Promise<boolean> {
  const day = new Date(at).toISOString().slice(0, 10)
  const root = await trx
    .selectFrom('price_roots')
    .select('day')
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst()
  return root !== undefined
}

/** The roots of all days before an instant, a midnight. */
async function writeRoots(trx: DatabaseTransaction, before: number): Promise<void> {
  await sql`
    insert into price_roots (match_id, day, version, hash)
    select distinct on (match_id, day) match_id, day, version, hash
    from (
      select match_id, version, hash, to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day
      from price_log where at < ${before}::bigint) as over
    order by match_id, day, version desc
    on conflict do nothing`.execute(trx)
}

/** UTC midnight before an instant. */
const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS
