import { sql } from 'kysely'
import type { Database } from '#store'
import { findProblems, type LedgerFindings } from './checkLedger.ts'

/** The books are rebuilt once in this time. */
const CHECK_MS = 86_400_000

type LedgerReport = LedgerFindings & {
  readonly at: number
  /** Entries that were added up. */
  readonly entries: number
}

/** Rebuilds the books from zero, and writes down that it did and what it found. */
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
 * What the last check found, which is a new one where that is more than 24 hours old or there is none: starting again and again, or
 * together with others, reads the books once a day.
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
