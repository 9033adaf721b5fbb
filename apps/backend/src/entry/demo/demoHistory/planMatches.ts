import type { PastPlan, Rng } from '#feed'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Below the ids of the feed, which continues from the highest. */
const FIRST_MATCH_ID = 900_001
const MATCH_DAYS = 90
export const MATCHES_A_DAY = 2
/** A match day every four days: the first almost a year ago, the last four days ago. */
const DAYS_BETWEEN = 4
/** One match in this many is abandoned. */
const ABANDONED_EVERY = 36

/** The matches of a year of bets, oldest first. */
export function planMatches(rng: Rng, now: number): PastPlan[] {
  const today = now - (now % DAY_MS)
  return Array.from({ length: MATCH_DAYS * MATCHES_A_DAY }, (_, i) => {
    const day = MATCH_DAYS - Math.floor(i / MATCHES_A_DAY)
    return {
      id: String(FIRST_MATCH_ID + i),
      startTime: today - day * DAYS_BETWEEN * DAY_MS + rng.whole(13 * 4, 20 * 4) * (HOUR_MS / 4),
      isAbandoned: i % ABANDONED_EVERY === ABANDONED_EVERY - 7,
    }
  })
}
