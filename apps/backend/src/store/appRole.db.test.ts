import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '@touchline/testkit'
import { emptyDatabase, onOwnerPath } from '#testing'
import { APP_ROLE, APPEND_ONLY } from './appRole.ts'
import { migrate, openDatabase, openOwnerDatabase, type Database } from './database.ts'
import { rolesToAskFor } from './migrations/0006-append-only.ts'

let database: TestDatabase
let app: Database
let owner: Database
beforeAll(async () => {
  database = await emptyDatabase()
  app = openDatabase(database.url)
  owner = openOwnerDatabase(database.url, { maxConnections: 1 })
})
afterAll(async () => {
  await app.destroy()
  await owner.destroy()
  await database.drop()
})

const CHANGES = {
  update: (table: string) =>
    sql`update ${sql.table(table)} set ${sql.id(COLUMN[table]!)} = ${sql.id(COLUMN[table]!)}`,
  delete: (table: string) => sql`delete from ${sql.table(table)}`,
  truncate: (table: string) => sql`truncate ${sql.table(table)} cascade`,
}
const COLUMN: Record<string, string> = {
  ledger_transactions: 'kind',
  ledger_entries: 'amount',
  ledger_checks: 'at',
  bet_settlements: 'payout',
  receipts: 'body',
  price_roots: 'version',
}

describe.each(APPEND_ONLY)('%s is only ever added to', table => {
  test.each(['update', 'delete', 'truncate'] as const)(
    'PostgreSQL itself refuses the application an %s',
    async change => {
      await expect(CHANGES[change](table).execute(app)).rejects.toMatchObject({
        code: '42501', // insufficient privilege
        message: `permission denied for table ${table}`,
      })
    },
  )

  test.each(['update', 'delete', 'truncate'] as const)(
    'the owner too is refused an %s, unless it says aloud that it means it',
    async change => {
      await expect(CHANGES[change](table).execute(owner)).rejects.toMatchObject({ code: '23001' })
      await onOwnerPath(database.url, trx => CHANGES[change](table).execute(trx))
    },
  )
})

test('saying so aloud gives the application nothing', async () => {
  await expect(
    app.transaction().execute(async trx => {
      await sql`select set_config('touchline.owner_path', 'on', true)`.execute(trx)
      await sql`delete from ledger_entries`.execute(trx)
    }),
  ).rejects.toMatchObject({ code: '42501' })
})

test('the application is the role without a login, and owns no table', async () => {
  const { rows } = await sql<{ role: string; login: boolean; owned: number }>`
    select current_user as role, rolcanlogin as login,
      (select count(*) from pg_tables where tableowner = current_user) as owned
    from pg_roles where rolname = current_user`.execute(app)
  expect(rows).toEqual([{ role: APP_ROLE, login: false, owned: 0 }])
})

test('the application may read and write every table that is not only added to, and migrates none', async () => {
  const { rows } = await sql<{ name: string; rights: string[] }>`
    select tablename as name, array(
      select right_name from unnest(array['select', 'insert', 'update', 'delete']) as right_name
      where has_table_privilege(${APP_ROLE}, 'public.' || tablename, right_name)) as rights
    from pg_tables where schemaname = 'public'`.execute(owner)
  const kinds = Map.groupBy(rows, ({ rights }) => rights.join(' '))
  expect(
    kinds
      .get('select insert')!
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(APPEND_ONLY.toSorted())
  expect(kinds.get('select')!.map(({ name }) => name)).toEqual(['kysely_migration', 'kysely_migration_lock'])
  expect([...kinds.keys()]).toHaveLength(3)
})

test('a login that may create no role is told what to ask for, and starts once it has it', async () => {
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  const login = `plain_${process.pid}`
  const name = `plain_db_${process.pid}`
  await admin.query(`create role ${login} login password 'plain'`)
  await admin.query(`create database ${name} owner ${login}`)
  const url = new URL(database.url)
  url.username = login
  url.password = 'plain'
  url.pathname = `/${name}`
  const plain = openOwnerDatabase(url.href, { maxConnections: 1 })
  await expect(migrate(plain)).rejects.toThrow(rolesToAskFor(login))
  await admin.query(`grant ${APP_ROLE} to ${login}`)
  await migrate(plain)
  const asApp = openDatabase(url.href, { maxConnections: 1 })
  await expect(sql`delete from ledger_entries`.execute(asApp)).rejects.toMatchObject({ code: '42501' })
  await asApp.destroy()
  await plain.destroy()
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role ${login}`)
  await admin.end()
})
