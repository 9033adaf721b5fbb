import { insertPast, insertPastMarkets, playPast, type PastPlan } from '#feed'
import type { Database } from '#store'

/** Above the ids of the demo history, below those of the feed, which continues from the highest. */
const FIRST_MATCH_ID = 950_001
const QUARTER_MS = 900_000
const HOUR_MS = 4 * QUARTER_MS
/** Two days of matches, so that yesterday and today have results in every time zone. */
const HOURS = 48
/** The newest match began this long ago, so that a match of any sport is over. */
const NEWEST_HOURS = 5
/** Matches of a league that kicked off together, and the interval between rounds. */
const ROUND = 3
const HOURS_BETWEEN = 3
/** The match that was abandoned. */
const ABANDONED = 17

/**
 * Adds the matches of the last two days to a new simulated catalogue: played to the end as the feed would have, with
 * all markets and results. Once; a database without the simulation's catalogue gets none.
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

/** A round every three hours on a quarter of an hour, oldest first. */
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
