import { sql } from 'kysely'
import { openOwnerDatabase, OWNER_PATH, type DatabaseTransaction } from '#store'

/** Changes append-only tables, which only the owner can: to test that damage is detected, or to reset. */
export async function onOwnerPath(
  databaseUrl: string,
  work: (trx: DatabaseTransaction) => Promise<unknown>,
): Promise<void> {
  const db = openOwnerDatabase(databaseUrl, { maxConnections: 1 })
  await db.transaction().execute(async trx => {
    await sql`select set_config(${OWNER_PATH}, 'on', true)`.execute(trx)
    await work(trx)
  })
  await db.destroy()
}
