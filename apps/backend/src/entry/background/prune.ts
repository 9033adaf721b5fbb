import { removeOldOffers } from '#api/cashout'
import { removeOldMarkets, removeOldMatches } from '#api/catalogue'
import { removeOldSessions } from '#api/session'
import type { Database } from '#store'

const DAY_MS = 86_400_000
/** Rows removed by one statement, so that locks are held briefly. */
const AT_ONCE = 500
/** Maximum statements of one kind per day; the rest follows on the next day. */
const ROUNDS_MAX = 200

const REMOVALS = [removeOldMatches, removeOldMarkets, removeOldSessions, removeOldOffers]

/**
 * Removes data that ended more than `days` ago and is not referenced by any bet, ledger entry or receipt. Keys of
 * accepted placements stay: the same key gets the same answer forever ([M6]). Of refused ones, placing stores the
 * newest.
 */
export async function prune(db: Database, now: number, days: number): Promise<void> {
  for (const remove of REMOVALS) {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      if ((await remove(db, now - days * DAY_MS, AT_ONCE)) < AT_ONCE) break
    }
  }
}
