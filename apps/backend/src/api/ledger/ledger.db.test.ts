import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'
import { houseAccount } from './accountNames.ts'
import { checkLedger } from './checkLedger.ts'
import type { Movement } from './bookMovement.ts'
import { postTransaction, postTransactions } from './postTransaction.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const movement = (change: Partial<Movement> = {}): Movement => ({
  id: randomUUID(),
  kind: 'deposit',
  playerId: '1001',
  accountId: '1001-EUR',
  currency: 'EUR',
  amount: 500,
  now: 1,
  ...change,
})
const post = (change?: Partial<Movement>) =>
  api.db.transaction().execute(trx => postTransaction(trx, movement(change)))

test('a movement is two entries that cancel out, and the balance moves with a new version', async () => {
  const id = randomUUID()
  const before = await post()
  const after = await post({ id, amount: -200 })
  expect([after.balance, after.version]).toEqual([before.balance - 200, before.version + 1])
  const entries = await api.db
    .selectFrom('ledger_entries')
    .select(['account', 'amount'])
    .where('transaction_id', '=', id)
    .orderBy('amount')
    .execute()
  expect(entries).toEqual([
    { account: 'player:1001-EUR', amount: -200 },
    { account: houseAccount('EUR', '1001-EUR'), amount: 200 },
  ])
})

test('several movements are one statement: each account comes back once, with the sum of them', async () => {
  const before = await post()
  const all = [
    movement({ amount: -200 }),
    movement({ amount: -50 }),
    movement({ accountId: '1001-JPY', currency: 'JPY' }),
  ]
  const after = await api.db.transaction().execute(trx => postTransactions(trx, all))
  expect(after).toHaveLength(2)
  expect(after.find(({ id }) => id === '1001-EUR')).toEqual({
    ...before,
    balance: before.balance - 250,
    version: before.version + 1,
  })
  expect(await checkLedger(api.db)).toEqual([])
})

test('a balance never goes below zero: the whole movement is taken back', async () => {
  await expect(post({ accountId: '1002-EUR', playerId: '1002', amount: -1 })).rejects.toThrow('balance')
  expect(await checkLedger(api.db)).toEqual([])
})

test.each([0, 0.5, Number.NaN])('an amount of %s is refused', async amount => {
  await expect(post({ amount })).rejects.toThrow(RangeError)
})

test('a currency that is not the account’s is refused', async () => {
  await expect(post({ currency: 'JPY' })).rejects.toThrow()
})

test('the house side spreads over 16 shards, a bet always on its own', () => {
  const shards = new Set(Array.from({ length: 500 }, (_, i) => houseAccount('EUR', `bet-${i}`)))
  expect(shards.size).toBe(16)
  expect(houseAccount('EUR', 'bet-1')).toBe(houseAccount('EUR', 'bet-1'))
})

test('the check finds a balance that is not its entries’ sum', async () => {
  await api.db.updateTable('accounts').set({ balance: 7 }).where('id', '=', '1002-JPY').execute()
  expect(await checkLedger(api.db)).toEqual([
    { kind: 'balance-differs', account: 'player:1002-JPY', currency: 'JPY', kept: 7, entries: 0 },
  ])
  await api.db.updateTable('accounts').set({ balance: 0 }).where('id', '=', '1002-JPY').execute()
})

test('the check finds a transaction that does not cancel out', async () => {
  const id = randomUUID()
  await post({ id })
  await sql`update ledger_entries set amount = amount - 1 where transaction_id = ${id} and amount < 0`.execute(
    api.db,
  )
  expect(await checkLedger(api.db)).toContainEqual({
    kind: 'transaction-not-zero',
    transactionId: id,
    currency: 'EUR',
    sum: -1,
  })
})
