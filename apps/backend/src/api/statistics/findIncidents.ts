import type { Database } from '#store'

/** What happened in a match, in the order it did. */
export async function findIncidents(db: Database, matchId: string) {
  return await db
    .selectFrom('match_incidents')
    .select(['kind', 'side', 'period', 'moment', 'home', 'away'])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute()
}
