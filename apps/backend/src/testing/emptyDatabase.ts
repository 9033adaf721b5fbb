import { createTestDatabase, type TestDatabase } from '@touchline/testkit'
import { migrate, openOwnerDatabase } from '#store'

/** An empty, migrated database for one test file. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ migrate: migrateAt })
}

async function migrateAt(url: string): Promise<void> {
  const db = openOwnerDatabase(url, { maxConnections: 1 })
  await migrate(db)
  await db.destroy()
}
