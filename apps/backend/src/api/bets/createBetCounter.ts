import { sql } from 'kysely'
import type { Database } from '#store'

/** How often matches are bet on, for sorting by popularity. */
export type BetCounter = {
  readonly count: (matchIds: Iterable<string>) => void
  /** Writes down what was counted since the last time. */
  readonly flush: () => Promise<void>
}

/**
 * Counts in memory and writes now and then, one match at a time: it is no money, and must never make a bet wait for another
 * or for the feed. What a crash loses is a few counts.
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
