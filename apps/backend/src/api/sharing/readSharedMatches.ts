import type { MatchStatus } from '@touchline/domain'
import { selectMatches } from '#api/names'
import type { Database } from '#store'
import type { SharedMatch } from './sharedSlip.ts'

/** What is to be kept of these matches; unknown ones are missing. */
export async function readSharedMatches(
  db: Database,
  ids: readonly string[],
): Promise<Readonly<Record<string, SharedMatch>>> {
  const rows = await selectMatches(db).select('matches.provider').where('matches.id', 'in', ids).execute()
  return Object.fromEntries(
    rows.map((row): [string, SharedMatch] => [
      row.match_id,
      {
        urnId: row.match_urn_id,
        slug: row.match_slug,
        startTime: row.match_start_time,
        provider: row.provider,
        sportKey: row.sport_key,
        categorySlug: row.category_slug,
        categoryNames: row.category_names,
        ...(row.home_names && { homeNames: row.home_names }),
        ...(row.away_names && { awayNames: row.away_names }),
        ...(row.event_names && { eventNames: row.event_names }),
        ...(row.runner_names && { runnerNames: row.runner_names }),
      },
    ]),
  )
}

/** How matches stand now. */
export async function readMatchStatuses(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchStatus>> {
  const rows = await db.selectFrom('matches').select(['id', 'status']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}
