import { playOf, type MatchPlay } from '#pricing'
import type { Database } from '#store'

/** What a match is priced from, as committed; undefined for an unknown one, and for one that is not priced here. */
export async function findPlay(db: Database, matchId: string): Promise<MatchPlay | undefined> {
  const row = await db.selectFrom('matches').select('sim').where('id', '=', matchId).executeTakeFirst()
  return row && playOf(row.sim)
}
