import { sql } from 'kysely'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Database, DatabaseTransaction } from '#store'

/**
 * Prices are stored this long and to the end of their day; those that a bet refers to are copied to its receipt
 * (design, section 2).
 */
const RETENTION_MS = 48 * 3_600_000
const DAY_MS = 86_400_000
/**
 * A day's roots are written at 00:05 of the next day at the earliest: a tick stamped before midnight may be committed
 * after it, and the root is the day's last link.
 */
const LATEST_TICK_MS = 5 * 60_000

/**
 * Deletes old days of the price log. The last link of each match's day is stored first as the day's root, so that the
 * rest of the chain can still be verified. A match's newest link always stays, because the next one follows it; so does
 * each day with prices that can still be bet at, because the receipt of a bet shows their link.
 */
export async function prunePriceLog(db: Database, now: number): Promise<void> {
  const today = startOfDay(now - LATEST_TICK_MS)
  const end = startOfDay(now - RETENTION_MS)
  await db.transaction().execute(async trx => {
    // Yesterday's roots need writing only once; those of days to be deleted are checked each time.
    await writeRoots(trx, (await hasRoots(trx, today - DAY_MS)) ? end : today)
    await sql`
      with named as materialized (
        select distinct link.match_id, link.at / ${DAY_MS}::bigint as day
        from markets
          join matches on matches.id = markets.match_id
            and matches.status in (${MATCH_STATUS.prematch}, ${MATCH_STATUS.live}, ${MATCH_STATUS.stopped})
          join price_log link on link.match_id = markets.match_id and link.version = markets.version
        where link.at < ${end}::bigint)
      delete from price_log old where old.at < ${end}::bigint
        and exists (
          select from price_log later where later.match_id = old.match_id and later.version > old.version)
        and not exists (
          select from named where named.match_id = old.match_id and named.day = old.at / ${DAY_MS}::bigint)`.execute(
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

/** Writes the roots of all days before an instant, which is a midnight. */
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
