import { sql } from 'kysely'
import type { CallParsed, CallReply } from '@touchline/contract'
import { MATCH_STATUS, type TestProviders } from '@touchline/domain'
import type { Database } from '#store'
import { LISTED_STATUSES, ofProviders } from './findMatches.ts'
import { notOf } from './hiddenSports.ts'

export type CountOptions = {
  /** Keys of sports that are left out. */
  readonly hidden: readonly string[]
  /** Of these sport types only the matches of one provider. */
  readonly testProviders: TestProviders | undefined
}

/** Matches as lists of all have them, in play and to come: those in play in all, and all by sport, category and league. One statement. */
export async function countMatches(
  db: Database,
  wanted: CallParsed<'getCounters', 'body'>,
  { hidden, testProviders }: CountOptions,
): Promise<CallReply<'getCounters'>['data']> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .select([
      'matches.sport_id',
      'matches.category_id',
      'matches.tournament_id',
      sql<boolean>`matches.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.stopped})`.as('is_live'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('matches.type', '=', wanted.type ?? 'match')
    .where('matches.status', 'in', wanted.match_status ?? LISTED_STATUSES)
    .where(notOf(hidden))
    .$if(wanted.sport_id !== undefined, q => q.where('matches.sport_id', '=', wanted.sport_id!))
    .$if(wanted.category_id !== undefined, q => q.where('matches.category_id', '=', wanted.category_id!))
    .$if(wanted.tournament_id !== undefined, q =>
      q.where('matches.tournament_id', '=', wanted.tournament_id!),
    )
    .$if(wanted.has_video !== undefined, q => q.where('matches.has_video', '=', wanted.has_video!))
    .$if(wanted.sport_type !== undefined, q => q.where('sports.type', '=', wanted.sport_type!))
    .$if(wanted.start?.from !== undefined, q => q.where('matches.start_time', '>=', wanted.start!.from!))
    .$if(wanted.start?.to !== undefined, q => q.where('matches.start_time', '<', wanted.start!.to!))
    .$if(testProviders !== undefined, q =>
      ofProviders(testProviders!).reduce((narrowed, condition) => narrowed.where(condition), q),
    )
    .groupBy(['matches.sport_id', 'matches.category_id', 'matches.tournament_id', 'is_live'])
    .execute()
  const sumBy = (key: 'sport_id' | 'category_id' | 'tournament_id'): Record<string, number> => {
    const sums: Record<string, number> = {}
    for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.count
    return sums
  }
  return {
    live: rows.reduce((sum, row) => sum + (row.is_live ? row.count : 0), 0),
    sports: sumBy('sport_id'),
    categories: sumBy('category_id'),
    tournaments: sumBy('tournament_id'),
  }
}
