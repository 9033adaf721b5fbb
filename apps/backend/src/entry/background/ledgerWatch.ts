import { runLedgerCheckIfDue } from '#api/ledger'
import type { Database } from '#store'
import type { Log } from '../log.ts'

export interface LedgerWatch {
  /** Checks the ledger if it is due. */
  check(): Promise<void>
  /** What the last check found. */
  problemCount(): number
}

/** Problems that one line of the log names. */
const LOGGED_MAX = 50

/** A ledger that does not agree is for people to look at: bets go on, and readiness and the log say so. */
export function createLedgerWatch(db: Database, now: () => number, log: Log): LedgerWatch {
  let known = 0
  return {
    async check() {
      const { problemCount, problems } = await runLedgerCheckIfDue(db, now())
      if (problemCount > 0 && problemCount !== known)
        log.error({ problemCount, problems: problems.slice(0, LOGGED_MAX) }, 'the ledger does not agree')
      known = problemCount
    },
    problemCount: () => known,
  }
}
