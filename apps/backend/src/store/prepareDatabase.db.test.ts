import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appRoleOf } from './appRole.ts'
import { openDatabase, openOwnerDatabase } from './database.ts'
import { missingRolesMessage } from './grantAppRole.ts'
import { prepareDatabase } from './prepareDatabase.ts'

const SERVER = process.env.TOUCHLINE_TEST_DATABASE_URL!

let admin: pg.Client
let name: string
let role: string
/** Owns the database, and may create roles only where a test allows it. */
let owner: string
/** Owns nothing. */
let plain: string
beforeEach(async () => {
  name = `two_logins_${randomBytes(4).toString('hex')}`
  role = appRoleOf(name)
  owner = `${name}_owner`
  plain = `${name}_plain`
  admin = new pg.Client({ connectionString: SERVER })
  await admin.connect()
  for (const login of [owner, plain]) await admin.query(`create role ${login} login password 'secret'`)
  await admin.query(`create database ${name} owner ${owner}`)
})
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`)
  for (const each of [role, plain, owner]) await admin.query(`drop role if exists ${each}`)
  await admin.end()
})

function addressOf(login: string): string {
  const url = new URL(SERVER)
  url.username = login
  url.password = 'secret'
  url.pathname = `/${name}`
  return url.href
}
async function whoServes(): Promise<object> {
  const db = openDatabase(addressOf(plain), { maxConnections: 1 })
  const { rows } = await sql<object>`
    select current_user as role, session_user as login, has_table_privilege(session_user, 'ledger_entries', 'update') as "mayChange"`
    .execute(db)
    .finally(() => db.destroy())
  return rows[0]!
}

test('one login migrates, another serves that owns nothing; later starts need the second alone', async () => {
  await admin.query(`alter role ${owner} createrole`)
  const databaseUrl = addressOf(plain)
  await prepareDatabase({ databaseUrl, migrationDatabaseUrl: addressOf(owner) })
  expect(await whoServes()).toEqual({ role, login: plain, mayChange: false })
  await prepareDatabase({ databaseUrl })
  const { rows } = await admin.query(
    `select rolsuper or rolcreaterole as high from pg_roles where rolname = $1`,
    [plain],
  )
  expect(rows).toEqual([{ high: false }])
})

test('one login that may make roles does both, and becomes the role though it made it itself', async () => {
  await admin.query(`alter role ${owner} createrole`)
  await prepareDatabase({ databaseUrl: addressOf(owner) })
  await prepareDatabase({ databaseUrl: addressOf(owner) })
})

test('a login that may not create roles gets the missing statements, and starts once it has them', async () => {
  const addresses = { databaseUrl: addressOf(owner) }
  const asked = [`create role ${role} nologin`, `grant ${role} to "${owner}"`]
  await expect(prepareDatabase(addresses)).rejects.toThrow(missingRolesMessage(owner, asked))
  await admin.query(asked[0]!)
  await expect(prepareDatabase(addresses)).rejects.toThrow(missingRolesMessage(owner, asked.slice(1)))
  await admin.query(asked[1]!)
  await prepareDatabase(addresses)
})

test('a membership without the right to become the role is none', async () => {
  const { rows } = await admin.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  if (rows[0]!.version < 160_000) return
  await admin.query(`create role ${role} nologin`)
  await admin.query(`grant ${role} to ${owner} with set false`)
  await expect(prepareDatabase({ databaseUrl: addressOf(owner) })).rejects.toThrow(
    missingRolesMessage(owner, [`grant ${role} to "${owner}"`]),
  )
})

test('without a migration of its own, a login that owns nothing is refused tables of an older version', async () => {
  await admin.query(`alter role ${owner} createrole`)
  await prepareDatabase({ databaseUrl: addressOf(plain), migrationDatabaseUrl: addressOf(owner) })
  const db = openOwnerDatabase(addressOf(owner), { maxConnections: 1 })
  await sql`delete from kysely_migration where name like '0007%'`.execute(db)
  await db.destroy()
  await expect(prepareDatabase({ databaseUrl: addressOf(plain) })).rejects.toThrow(
    /older than this Touchline \(0007-running-bets missing\).*"two_logins_\w+_plain".*MIGRATION_DATABASE_URL/,
  )
})

test('a login that may not become the role does not serve', async () => {
  await admin.query(`alter role ${owner} createrole`)
  await prepareDatabase({ databaseUrl: addressOf(plain), migrationDatabaseUrl: addressOf(owner) })
  await admin.query(`set role ${owner}`)
  await admin.query(`revoke ${role} from ${plain}`)
  await admin.query('reset role')
  await expect(prepareDatabase({ databaseUrl: addressOf(plain) })).rejects.toThrow(
    `must work as the role "${role}", which cannot change the ledger, and they cannot begin: permission denied`,
  )
})

test('if a proxy in between drops the role, nothing is served under another role', async () => {
  await admin.query(`alter role ${owner} createrole`)
  await prepareDatabase({ databaseUrl: addressOf(owner) })
  const pooler = await dropsOptions()
  const url = new URL(addressOf(owner))
  url.host = `127.0.0.1:${pooler.port}`
  const addresses = { databaseUrl: url.href }
  const refusal = prepareDatabase(addresses)
  await expect(refusal).rejects.toThrow(`and they work as "${owner}"`)
  await expect(refusal).rejects.toThrow(`alter role "${owner}" set role = ${role};`)
  pooler.close()
})

/** A pooler that drops the "options" parameter: it rewrites the first message of each connection. */
async function dropsOptions(): Promise<{ readonly port: number; close(): void }> {
  const { hostname, port } = new URL(SERVER)
  const pooler = createServer(client => {
    const server = connect(Number(port), hostname)
    client.once('data', (first: Buffer) => {
      const words = first.subarray(8).toString().split('\0')
      const at = words.indexOf('options')
      if (at >= 0) words.splice(at, 2)
      const rest = Buffer.from(words.join('\0'))
      const head = Buffer.from(first.subarray(0, 8))
      head.writeInt32BE(8 + rest.length)
      server.write(Buffer.concat([head, rest]))
      client.pipe(server).pipe(client)
    })
    for (const end of [client, server]) end.on('error', () => {})
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  return { port: (pooler.address() as AddressInfo).port, close: () => pooler.close() }
}
