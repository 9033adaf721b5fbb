import { sql } from 'kysely'
import { fitsFavourites, type FavouriteType } from '@touchline/domain/favourites'
import type { Database } from '#store'

export type NewFavourite = {
  readonly playerId: string
  readonly type: FavouriteType
  readonly id: string
  readonly now: number
}

/**
 * Adds a favourite under the player's lock, so that the limit holds ([FAVOURITE-2]). Adding an existing one changes
 * nothing.
 */
export async function addFavourite(
  db: Database,
  { playerId, type, id, now }: NewFavourite,
): Promise<'added' | 'unknown' | 'full'> {
  return await db.transaction().execute(async trx => {
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute()
    const thing = await trx.selectFrom(type).select('id').where('id', '=', id).executeTakeFirst()
    if (!thing) return 'unknown'
    const own = () => trx.selectFrom('favourites').where('player_id', '=', playerId).where('type', '=', type)
    const { rows } = await sql<{ count: number; is_there: boolean }>`
      select count(*) as count, coalesce(bool_or(marked.id = ${id}), false) as is_there
      from ${own().select('id').as('marked')}
      where exists (select from ${sql.table(type)} things where things.id = marked.id)`.execute(trx)
    const { count, is_there: isThere } = rows[0]!
    if (!fitsFavourites(count, isThere)) return 'full'
    await trx
      .insertInto('favourites')
      .values({ player_id: playerId, type, id, added_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return 'added'
  })
}
