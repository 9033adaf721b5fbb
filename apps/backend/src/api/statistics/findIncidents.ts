import type { Database } from '#store'

/** The incidents of a match in order. */
export async function findIncidents(db: Database, matchId: string) {
  return await db
    .selectFrom('match_incidents')
    .select(['kind', 'side', 'period', 'moment', 'home', 'away'])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute()
}
