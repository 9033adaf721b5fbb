import { sql } from 'kysely'
import type { Database } from '#store'

/** Counts how often each match is bet on, for sorting by popularity. */
export type BetCounter = {
  readonly count: (matchIds: Iterable<string>) => void
  /** Writes the counts since the last flush. */
  readonly flush: () => Promise<void>
}

/**
 * Counts in memory and writes at intervals, one match at a time. These counts are not money, so they must never make a
 * bet wait for another bet or for the feed. A crash loses a few counts.
 */
export function createBetCounter(db: Database): BetCounter {
  let counts = new Map<string, number>()
  return {
    count(matchIds) {
      for (const id of matchIds) counts.set(id, (counts.get(id) ?? 0) + 1)
    },
    async flush() {
      const written = counts
      counts = new Map()
      for (const [id, count] of written) {
        await db
          .updateTable('matches')
          .set({ bets_count: sql<number>`bets_count + ${count}` })
          .where('id', '=', id)
          .execute()
      }
    },
  }
}
