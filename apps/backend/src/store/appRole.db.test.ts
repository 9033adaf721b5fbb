import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '@touchline/testkit'
import { emptyDatabase, onOwnerPath } from '#testing'
import { appRoleAt, APPEND_ONLY, RIGHTS } from './appRole.ts'
import { openDatabase, openOwnerDatabase, type Database } from './database.ts'

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
    'the owner too is refused an %s, unless it sets the explicit permission',
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
  expect(rows).toEqual([{ role: appRoleAt(database.url), login: false, owned: 0 }])
})

test('the application has the rights the list names, table by table, and migrates none', async () => {
  const { rows } = await sql<{ name: string; rights: string }>`
    select tablename as name, array_to_string(array(
      select right_name from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as right_name
      where has_table_privilege(${appRoleAt(database.url)}, 'public.' || tablename, right_name)), ', ') as rights
    from pg_tables where schemaname = 'public'`.execute(owner)
  const whole = Object.entries(RIGHTS).map(([name, rights]) => [name, rights.replace(/, update \(.*/, '')])
  expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual({
    ...Object.fromEntries(whole),
    kysely_migration: 'select',
    kysely_migration_lock: '',
  })
})

test('a published key retires and loses its private half; its signatures stay valid', async () => {
  const change = (column: string) => sql`update signing_keys set ${sql.id(column)} = null`.execute(app)
  await change('retired_at')
  await change('private_key')
  for (const column of ['id', 'public_key', 'created_at'])
    await expect(change(column)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from signing_keys`.execute(app)).rejects.toMatchObject({ code: '42501' })
})

test('no price of the log is rewritten', async () => {
  await expect(sql`update price_log set at = at`.execute(app)).rejects.toMatchObject({ code: '42501' })
})

test('options that the address brings stay beside the role, and a role among them does not count', async () => {
  const options = encodeURIComponent('-c statement_timeout=4321 -c role=pg_monitor')
  const db = openDatabase(`${database.url}?options=${options}`, { maxConnections: 1 })
  const { rows } = await sql<{ role: string; wait: string }>`
    select current_user as role, current_setting('statement_timeout') as wait`.execute(db)
  await db.destroy()
  expect(rows).toEqual([{ role: appRoleAt(database.url), wait: '4321ms' }])
})

test('the application of one database has no right to the tables of another on the same server', async () => {
  const other = await emptyDatabase()
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege(${appRoleAt(other.url)}, 'public.players', 'select') as may`.execute(owner)
  expect(rows).toEqual([{ may: false }])
  await other.drop()
})
