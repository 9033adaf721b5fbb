import type { Database } from '#store'

export type StatisticsMatch = {
  readonly id: string
  readonly sport_key: string
  readonly sim: object
  readonly start_time: number
  readonly home_id: string
  readonly away_id: string
}

/** A match with its two sides; races and outrights have neither sides nor statistics. */
export async function findStatisticsMatch(db: Database, id: string): Promise<StatisticsMatch | undefined> {
  return await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('competitors as home', 'home.id', 'matches.home_id')
    .innerJoin('competitors as away', 'away.id', 'matches.away_id')
    .select(['matches.id', 'sports.key as sport_key', 'sim', 'start_time'])
    .select(['home.id as home_id', 'away.id as away_id'])
    .where('matches.id', '=', id)
    .executeTakeFirst()
}
