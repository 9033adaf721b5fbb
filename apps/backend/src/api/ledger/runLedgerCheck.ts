import { sql } from 'kysely'
import type { Database } from '#store'
import { findProblems, type LedgerFindings } from './checkLedger.ts'

/** Interval of the full check. */
const CHECK_MS = 86_400_000

type LedgerReport = LedgerFindings & {
  readonly at: number
  /** Number of entries summed up. */
  readonly entries: number
}

/** Checks the whole ledger and stores the result. */
export async function runLedgerCheck(db: Database, now: number): Promise<LedgerReport> {
  const { entries } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)`.as('entries'))
    .executeTakeFirstOrThrow()
  const { problemCount, problems } = await findProblems(db)
  await db
    .insertInto('ledger_checks')
    .values({ at: now, entries, problems: JSON.stringify(problems), problem_count: problemCount })
    .execute()
  return { at: now, entries, problemCount, problems }
}

/**
 * The result of the last check; runs a new one if that is more than 24 hours old or missing. Frequent restarts, or
 * several processes, therefore check the ledger only once a day.
 */
export async function runLedgerCheckIfDue(db: Database, now: number): Promise<LedgerFindings> {
  const last = await db
    .selectFrom('ledger_checks')
    .select(['at', 'problems', 'problem_count'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || Math.abs(now - last.at) >= CHECK_MS) return await runLedgerCheck(db, now)
  return { problemCount: last.problem_count, problems: last.problems as LedgerFindings['problems'] }
}
