import { sql } from 'kysely'
import type { Database } from '#store'
import { checkLedger, type LedgerProblem } from './checkLedger.ts'

type LedgerReport = {
  readonly at: number
  /** Entries that were added up. */
  readonly entries: number
  readonly problems: readonly LedgerProblem[]
}

/** Rebuilds the books from zero, and writes down that it did and what it found. */
export async function runLedgerCheck(db: Database, now: number): Promise<LedgerReport> {
  const { entries } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)`.as('entries'))
    .executeTakeFirstOrThrow()
  const problems = await checkLedger(db)
  await db
    .insertInto('ledger_checks')
    .values({ at: now, entries, problems: JSON.stringify(problems) })
    .execute()
  return { at: now, entries, problems }
}
