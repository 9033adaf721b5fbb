import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '@touchline/testkit'
import { appRoleAt, grantAppRole, migrate, openOwnerDatabase, type Database } from '#store'

/** An empty, migrated database for one test file, with its own application role. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase({ migrate: migrateAt })
  await asOwner(url, db => grantAppRole(db, new URL(url).username))
  return {
    url,
    async drop() {
      await drop()
      // Roles belong to the server, so they are not dropped with the database.
      await asOwner(process.env.TOUCHLINE_TEST_DATABASE_URL!, db =>
        sql`drop role if exists ${sql.id(appRoleAt(url))}`.execute(db),
      )
    },
  }
}

async function migrateAt(url: string): Promise<void> {
  const db = openOwnerDatabase(url, { maxConnections: 1 })
  await migrate(db)
  await db.destroy()
}

async function asOwner(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openOwnerDatabase(url, { maxConnections: 1 })
  await work(db).finally(() => db.destroy())
}
