import { randomUUID } from 'node:crypto'
import { openDatabase, prepareDatabase, type Database } from '#store'
import { hasDemoPlayers, seedDemoPlayers } from './demo/seedDemoPlayers.ts'
import type { Config } from './settings/readConfig.ts'

/**
 * Migrates the database and opens it. Demo and test mode create demo logins; production refuses a database that has
 * them.
 */
export async function openSiteDatabase(config: Config, now: number): Promise<Database> {
  await prepareDatabase(config)
  const db = openDatabase(config.databaseUrl)
  if (config.mode !== 'production') await seedDemoPlayers({ db, newId: randomUUID, now })
  else if (await hasDemoPlayers(db)) {
    await db.destroy()
    throw new Error('The database of DATABASE_URL holds demo logins; production does not run on it.')
  }
  return db
}
