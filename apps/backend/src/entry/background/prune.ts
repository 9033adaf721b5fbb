import { removeOldOffers } from '#api/cashout'
import { removeOldMarkets, removeOldMatches } from '#api/catalogue'
import { removeOldSessions } from '#api/session'
import type { Database } from '#store'

const DAY_MS = 86_400_000
/** Rows that one statement removes, so that none holds its locks for long. */
const AT_ONCE = 500
/** Statements of one kind a day; what is left over goes on the next. */
const ROUNDS_MAX = 200

const REMOVALS = [removeOldMatches, removeOldMarkets, removeOldSessions, removeOldOffers]

/**
 * Removes what is over for more than `days` and what no bet, ledger line or receipt refers to. Keys of accepted
 * placements stay: the same key gets the same answer for ever ([M6]). Of the refused ones placing keeps the newest.
 */
export async function prune(db: Database, now: number, days: number): Promise<void> {
  for (const remove of REMOVALS) {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      if ((await remove(db, now - days * DAY_MS, AT_ONCE)) < AT_ONCE) break
    }
  }
}
