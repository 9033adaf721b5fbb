import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from './database.ts'
import type { Statement } from './sendTogether.ts'

/** First number of every match's advisory lock; the second is a hash of the match's id. */
const MATCH_LOCKS = 1_301_463_374

/**
 * The statement that locks the prices of matches until the transaction ends: a shared lock, for which the feed waits.
 * These are advisory locks, because PostgreSQL queues them fairly: requests after a waiting feed wait behind it. Row
 * locks do not queue, so that a stream of readers blocked the feed indefinitely (decision 0088). The protected rows are
 * read by later statements, never by the locking one, because a statement sees what was committed when it began.
 */
export function shareMatches(trx: DatabaseTransaction, ids: Iterable<string>): Statement {
  return lockEach(trx, ids, 'pg_advisory_xact_lock_shared')
}

/** Locks matches exclusively. A change of prices must do so before it touches one of their rows. */
export async function takeMatches(trx: DatabaseTransaction, ids: Iterable<string>): Promise<void> {
  await trx.executeQuery(lockEach(trx, ids, 'pg_advisory_xact_lock').compile())
}

/**
 * Whether a change of prices waits for a lock of any match. Its contents are not known here yet, and its other matches
 * wait with it.
 */
export async function doesFeedWait(db: Database | DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${sql.lit(MATCH_LOCKS)} and mode = 'ExclusiveLock' and not granted
        and database = (select oid from pg_database where datname = current_database())
    ) as waits`.execute(db)
  return rows[0]!.waits
}

/** In numerical order, so that transactions never deadlock. */
function lockEach(
  trx: DatabaseTransaction,
  ids: Iterable<string>,
  lock: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared',
): Statement {
  const query = sql`
    select ${sql.raw(lock)}(${sql.lit(MATCH_LOCKS)}, number)
    from (select distinct hashtext(id) as number from unnest(${[...ids]}::text[]) as id order by number) as numbers`
  return { compile: () => query.compile(trx) }
}
