import type { Database } from '#store'

/** Gives a league another slug; the one before leads to it from now on. How many leagues that were. */
export async function renameLeague(db: Database, id: string, slug: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set({ slug })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
