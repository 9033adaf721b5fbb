import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing'
import { openDatabase } from './database.ts'

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
