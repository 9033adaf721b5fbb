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
