import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}

test('each test database is migrated, alone, and gone when dropped', async () => {
  let runs = 0
  const migrate = async (url: string) => {
    runs++
    await query(url, 'create table bets (id text)')
  }
  const [one, two] = await Promise.all([createTestDatabase({ migrate }), createTestDatabase({ migrate })])
  await query(one.url, `insert into bets values ('b1')`)
  expect(await query(one.url, 'select id from bets')).toEqual([{ id: 'b1' }])
  expect(await query(two.url, 'select id from bets')).toEqual([])
  expect(runs).toBe(1)
  await Promise.all([one.drop(), two.drop()])
  await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist')
})

test('upper and lower case of every script, whatever the locale of the shell', async () => {
  const { url, drop } = await createTestDatabase({ migrate: async () => {} })
  expect(await query(url, `select lower('ÅÄÖ ДОМ') as low, upper('straße ñ') as up`)).toEqual([
    { low: 'åäö дом', up: 'STRASSE Ñ'.replace('SS', 'ß') },
  ])
  await drop()
})

test('a migration that throws leaves no template behind', async () => {
  let fails = true
  const migrate = async (url: string) => {
    await query(url, 'create table legs (id text)')
    if (fails) throw new Error('column 7 is wrong')
  }
  await expect(createTestDatabase({ migrate })).rejects.toThrow('column 7 is wrong')
  fails = false
  const { url, drop } = await createTestDatabase({ migrate })
  expect(await query(url, 'select id from legs')).toEqual([])
  await drop()
})
