import type { MatchStatus } from '@touchline/domain'
import type { Database } from '#store'
import type { SharedMatch } from './sharedSlip.ts'

/** What is to be kept of these matches; unknown ones are missing. */
export async function readSharedMatches(
  db: Database,
  ids: readonly string[],
): Promise<Readonly<Record<string, SharedMatch>>> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('categories', 'categories.id', 'matches.category_id')
    .innerJoin('competitors as home', 'home.id', 'matches.home_id')
    .innerJoin('competitors as away', 'away.id', 'matches.away_id')
    .select([
      'matches.id',
      'matches.urn_id as urnId',
      'matches.slug',
      'matches.start_time as startTime',
      'matches.provider',
      'sports.key as sportKey',
      'categories.slug as categorySlug',
      'categories.names as categoryNames',
      'home.names as homeNames',
      'away.names as awayNames',
    ])
    .where('matches.id', 'in', ids)
    .execute()
  return Object.fromEntries(rows.map(({ id, ...match }) => [id, match]))
}

/** How matches stand now. */
export async function readMatchStatuses(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchStatus>> {
  const rows = await db.selectFrom('matches').select(['id', 'status']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}
