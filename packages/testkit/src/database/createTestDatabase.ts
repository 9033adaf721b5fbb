import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'

/** Address of the test run's server; set by the global set-up of the `backend` project. */
const SERVER_URL = 'TOUCHLINE_TEST_DATABASE_URL'
/**
 * Key of the advisory lock under which one test process creates a template while the others wait. An arbitrary number.
 */
const TEMPLATE_LOCK = 7_305_110

export interface TestDatabase {
  /** `postgres://` address of an empty, migrated database that no other test uses. */
  readonly url: string
  /** Drops it, and closes every connection that is still open. */
  readonly drop: () => Promise<void>
}

/**
 * A database for one test file, copied from a template within milliseconds.
 * / `migrate` gets the address of an empty database and migrates it to the newest schema; it must close what it opens.
 * It runs once per test run for each distinct source text of it, so give every test file the same function. Needs the
 * `backend` project of Vitest, which starts the server.
 */
export async function createTestDatabase(options: {
  readonly migrate: (url: string) => Promise<void>
}): Promise<TestDatabase> {
  const serverUrl = process.env[SERVER_URL]
  if (!serverUrl) {
    throw new Error('No test database server: name the file *.db.test.ts and run "npm run test:backend".')
  }
  const template = await ensureTemplate(serverUrl, options.migrate)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(serverUrl, client => client.query(`create database ${name} template ${template}`))
  return {
    url: addressOf(serverUrl, name),
    drop: () =>
      withClient(serverUrl, client => client.query(`drop database ${name} with (force)`)).then(() => {}),
  }
}

async function ensureTemplate(serverUrl: string, migrate: (url: string) => Promise<void>): Promise<string> {
  const name = `template_${createHash('sha256').update(migrate.toString()).digest('hex').slice(0, 16)}`
  await withClient(serverUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount) return
    // Created under another name, so that a failing migration does not leave a partial template.
    const draft = `draft_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${draft}`)
    await migrate(addressOf(serverUrl, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end() // ends the session, and with it the advisory lock
  }
}

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
