import { playOf, type MatchPlay } from '#pricing'
import type { Database } from '#store'

/**
 * The committed state that a match is priced from; undefined for an unknown match and for one that has no pricing model
 * here.
 */
export async function findPlay(db: Database, matchId: string): Promise<MatchPlay | undefined> {
  const row = await db.selectFrom('matches').select('sim').where('id', '=', matchId).executeTakeFirst()
  return row && playOf(row.sim)
}
