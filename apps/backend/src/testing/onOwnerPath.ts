import { sql } from 'kysely'
import { openOwnerDatabase, OWNER_PATH, type DatabaseTransaction } from '#store'

/** Changes what is only ever added to, as the owner of the tables alone can: to see that a damage is found, or to begin again. */
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
