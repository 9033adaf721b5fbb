import { runLedgerCheckIfDue } from '#api/ledger'
import type { Database } from '#store'
import type { Log } from '../log.ts'

export interface LedgerWatch {
  /** Checks the ledger if it is due. */
  check(): Promise<void>
  /** Number of problems in the last check. */
  problemCount(): number
}

/** Maximum problems named in one log line. */
const LOGGED_MAX = 50

/** An inconsistent ledger needs human review: betting continues, and readiness and the log report it. */
export function createLedgerWatch(db: Database, now: () => number, log: Log): LedgerWatch {
  let known = 0
  return {
    async check() {
      const { problemCount, problems } = await runLedgerCheckIfDue(db, now())
      if (problemCount > 0 && problemCount !== known)
        log.error({ problemCount, problems: problems.slice(0, LOGGED_MAX) }, 'the ledger is inconsistent')
      known = problemCount
    },
    problemCount: () => known,
  }
}
