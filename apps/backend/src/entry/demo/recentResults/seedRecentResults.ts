import { insertPast, insertPastMarkets, playPast, type PastPlan } from '#feed'
import type { Database } from '#store'

/** Above the ids of the demo history, below those of the feed, which goes on from the highest. */
const FIRST_MATCH_ID = 950_001
const QUARTER_MS = 900_000
const HOUR_MS = 4 * QUARTER_MS
/** Two days of matches, so that results of yesterday and today are there wherever the visitor's midnight is. */
const HOURS = 48
/** The newest began so long ago that a match of any sport is over. */
const NEWEST_HOURS = 5
/** Matches of a league that kicked off together, and how long after the round before. */
const ROUND = 3
const HOURS_BETWEEN = 3
/** The one that was called off. */
const ABANDONED = 17

/**
 * Gives a world that has just begun the matches of its last two days: played to their ends as the feed would have, with
 * everything that could be bet on and what it came to. Once; a database whose world is not the simulation's gets none.
 */
export async function seedRecentResults(db: Database, now: number): Promise<void> {
  const world = await db.selectFrom('feed_state').select('seed').where('id', '=', 1).executeTakeFirst()
  if (!world) return
  const plans = planRecent(now)
  const known = await db
    .selectFrom('matches')
    .select('id')
    .where(
      'id',
      'in',
      plans.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst()
  if (known) return
  const matches = playPast(world.seed, plans)
  await db.transaction().execute(async trx => {
    await insertPast(
      trx,
      matches.map(match => ({ match, results: match.outcomes })),
    )
    await insertPastMarkets(trx, matches)
  })
}

/** A round every three hours at a quarter of an hour, oldest first. */
function planRecent(now: number): PastPlan[] {
  const thisHour = now - (now % HOUR_MS)
  const rounds = Math.ceil((HOURS - NEWEST_HOURS) / HOURS_BETWEEN)
  return Array.from({ length: rounds * ROUND }, (_, i) => {
    const round = Math.floor(i / ROUND)
    return {
      id: String(FIRST_MATCH_ID + i),
      startTime: thisHour - (HOURS - round * HOURS_BETWEEN) * HOUR_MS + (round % 4) * QUARTER_MS,
      isAbandoned: i === ABANDONED,
    }
  })
}
