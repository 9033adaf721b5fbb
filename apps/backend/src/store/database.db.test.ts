import { once } from 'node:events'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing'
import { openDatabase, type DatabaseTransaction } from './database.ts'
import { sendTogether, type Statement } from './sendTogether.ts'

test('[M8] a connection that dies between two statements of a transaction ends that transaction, not the process', async () => {
  const { url, drop } = await emptyDatabase()
  const db = openDatabase(url, { maxConnections: 1 })
  const operator = new pg.Client({ connectionString: url })
  await operator.connect()
  const lost = db.transaction().execute(async trx => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await operator.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    await once(process, 'nothing', { signal: AbortSignal.timeout(50) }).catch(() => {}) // its end arrives meanwhile
    await sql`select 1`.execute(trx)
  })
  await expect(lost).rejects.toThrow(/terminat|not queryable|closed/)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await operator.end()
  await db.destroy()
  await drop()
})

test('a statement that comes again and again is remembered by its connection, and gives the same rows; many of them do not pile up', async () => {
  const { url, drop } = await emptyDatabase()
  const db = openDatabase(url, { maxConnections: 1 })
  const ask = async (value: number) => (await sql`select ${value}::int + 1 as next`.execute(db)).rows
  const prepared = async () =>
    (
      await sql<{
        name: string
      }>`select name from pg_prepared_statements where statement like '%as next'`.execute(db)
    ).rows
  await ask(1)
  expect(await prepared()).toEqual([])
  for (const value of [2, 3, 4]) expect(await ask(value)).toEqual([{ next: value + 1 }])
  expect(await prepared()).toHaveLength(1)
  for (let length = 1; length <= 400; length++) {
    const ids = sql.join(Array.from({ length }, (_, index) => sql`${index}::int`))
    for (let time = 0; time < 3; time++) await sql`select 1 where 0 in (${ids})`.execute(db)
  }
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db)
  expect(rows[0]!.count).toBeLessThanOrEqual(300)
  await db.destroy()
  await drop()
})

test('statements sent together run in their order, each on what the one before it did, and stand or fall with their transaction', async () => {
  const { url, drop } = await emptyDatabase()
  const db = openDatabase(url, { maxConnections: 1 })
  const count = sql<{ sum: number }>`select coalesce(sum(amount), 0)::int as sum from amounts`
  const add = (amount: number) => sql`insert into amounts values (${amount})`
  await sql`create temporary table amounts (amount int check (amount > 0))`.execute(db)
  const [, before, , after] = await db.transaction().execute(trx =>
    sendTogether(
      trx,
      [add(1), count, add(2), count].map(query => bound(trx, query)),
    ),
  )
  expect([before, after]).toEqual([[{ sum: 1 }], [{ sum: 3 }]])
  const refused = db.transaction().execute(trx =>
    sendTogether(
      trx,
      [add(4), add(-1), add(8)].map(query => bound(trx, query)),
    ),
  )
  await expect(refused).rejects.toThrow(/amounts_amount_check/)
  expect((await count.execute(db)).rows).toEqual([{ sum: 3 }])
  await db.destroy()
  await drop()

  function bound(trx: DatabaseTransaction, query: RawBuilder<unknown>): Statement {
    return { compile: () => query.compile(trx) }
  }
})
