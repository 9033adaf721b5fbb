import type { Database } from '#store'

/** Gives a league another slug; the previous one redirects to it. Returns how many leagues were renamed. */
export async function renameLeague(db: Database, id: string, slug: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set({ slug })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
