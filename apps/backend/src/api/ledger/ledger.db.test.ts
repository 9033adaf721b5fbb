import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, onOwnerPath, seedMatch, sendBets, singleOf, type TestApi } from '#testing'
import { houseAccount } from './accountNames.ts'
import { checkLedger } from './checkLedger.ts'
import { runLedgerCheck, runLedgerCheckIfDue } from './runLedgerCheck.ts'
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

test('several movements are one statement: each account is returned once, with their sum', async () => {
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

test('a balance never goes below zero: the whole movement is rolled back', async () => {
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

test('no row of the house blocks: a movement succeeds while another of the same shard is not committed', async () => {
  const started = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const slow = api.db.transaction().execute(async trx => {
    await postTransactions(trx, [movement({ betId: 'bet-1' }), movement({ betId: 'bet-1', amount: -500 })])
    started.resolve()
    await others.promise
  })
  await started.promise
  const same = { betId: 'bet-1', accountId: '1002-EUR', playerId: '1002' }
  for (let i = 0; i < 20; i++) await post({ ...same, amount: i % 2 ? -500 : 500 })
  others.resolve()
  await slow
  const { rows } = await sql<{ kind: string }>`select id from accounts where id like 'house%'`.execute(api.db)
  expect(rows).toEqual([])
})

test('a debt is repaid by whatever comes first, and the books carry it', async () => {
  const { balance } = await post({ accountId: '1002-KWD', playerId: '1002', currency: 'KWD', amount: 300 })
  expect(balance).toBe(300)
  const of = { accountId: '1002-KWD', playerId: '1002', currency: 'KWD' } as const
  expect((await post({ ...of, kind: 'reversal', amount: -1_000 })).balance).toBe(0)
  expect((await post({ ...of, amount: 600 })).balance).toBe(0)
  expect((await post({ ...of, amount: 150 })).balance).toBe(50)
  const account = await api.db
    .selectFrom('accounts')
    .select('owed')
    .where('id', '=', '1002-KWD')
    .executeTakeFirstOrThrow()
  expect(account.owed).toBe(0)
  const debt = await api.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account', '=', 'owed:1002-KWD')
    .orderBy('id')
    .execute()
  expect(debt.map(({ amount }) => amount)).toEqual([-700, 600, 100])
  expect(await checkLedger(api.db)).toEqual([])
})

test('a check is written down with what it found, and cannot be unwritten', async () => {
  const clean = await runLedgerCheck(api.db, 7)
  expect(clean).toMatchObject({ at: 7, problems: [] })
  await api.db.updateTable('accounts').set({ owed: 9 }).where('id', '=', '1002-JPY').execute()
  await runLedgerCheck(api.db, 8)
  await api.db.updateTable('accounts').set({ owed: 0 }).where('id', '=', '1002-JPY').execute()
  const kept = await api.db
    .selectFrom('ledger_checks')
    .select(['at', 'entries', 'problems'])
    .orderBy('id')
    .execute()
  expect(kept).toEqual([
    { at: 7, entries: clean.entries, problems: [] },
    {
      at: 8,
      entries: clean.entries,
      problems: [
        {
          kind: 'balance-differs',
          account: 'owed:1002-JPY',
          currency: 'JPY',
          kept: -9,
          entries: 0,
        },
      ],
    },
  ])
})

test('the books are read once in 24 hours, however often the back end starts', async () => {
  const DAY_MS = 86_400_000
  const checks = () => api.db.selectFrom('ledger_checks').select('at').orderBy('id').execute()
  const { at } = await runLedgerCheck(api.db, 5 * DAY_MS)
  const before = await checks()
  for (const later of [0, 1, DAY_MS - 1])
    expect(await runLedgerCheckIfDue(api.db, at + later)).toEqual({ problemCount: 0, problems: [] })
  expect(await checks()).toEqual(before)
  await runLedgerCheckIfDue(api.db, at + DAY_MS)
  expect(await checks()).toEqual([...before, { at: at + DAY_MS }])
})

test('of many problems a check keeps the first hundred, and how many there are', async () => {
  const ids = Array.from({ length: 130 }, () => randomUUID())
  await api.db.transaction().execute(trx =>
    postTransactions(
      trx,
      ids.map(id => movement({ id })),
    ),
  )
  await onOwnerPath(api.databaseUrl, trx =>
    sql`update ledger_entries set amount = amount - 1 where account like 'house:%'
      and transaction_id in (${sql.join(ids)})`.execute(trx),
  )
  const { problemCount, problems } = await runLedgerCheck(api.db, 9)
  expect([problemCount, problems.length]).toEqual([130, 100])
  const kept = await api.db
    .selectFrom('ledger_checks')
    .select(['problem_count', 'problems'])
    .where('at', '=', 9)
    .executeTakeFirstOrThrow()
  expect([kept.problem_count, kept.problems.length]).toEqual([130, 100])
  await onOwnerPath(api.databaseUrl, trx =>
    sql`update ledger_entries set amount = amount + 1 where account like 'house:%'
      and transaction_id in (${sql.join(ids)})`.execute(trx),
  )
  expect(await checkLedger(api.db)).toEqual([])
})

test('the check finds a balance that is not its entries’ sum', async () => {
  await api.db.updateTable('accounts').set({ balance: 7 }).where('id', '=', '1002-JPY').execute()
  expect(await checkLedger(api.db)).toEqual([
    { kind: 'balance-differs', account: 'player:1002-JPY', currency: 'JPY', kept: 7, entries: 0 },
  ])
  await api.db.updateTable('accounts').set({ balance: 0 }).where('id', '=', '1002-JPY').execute()
})

test('the database refuses to commit entries that do not sum to zero in each currency, new or added to an old transaction', async () => {
  const old = randomUUID()
  await post({ id: old })
  const commit = (id: string, amounts: readonly (readonly [currency: string, amount: number])[]) =>
    api.db.transaction().execute(async trx => {
      if (id !== old)
        await trx.insertInto('ledger_transactions').values({ id, kind: 'deposit', created_at: 1 }).execute()
      // One after the other: in between the sum is not zero, and only the commit counts.
      for (const [currency, amount] of amounts) {
        const entry = { transaction_id: id, account: 'house:test', currency, amount }
        await trx.insertInto('ledger_entries').values(entry).execute()
      }
    })
  const uneven = { code: '23514', constraint: 'ledger_entries_sum_to_zero' }
  await expect(commit(randomUUID(), [['EUR', 5]])).rejects.toMatchObject(uneven)
  await expect(
    commit(randomUUID(), [
      ['EUR', 5],
      ['JPY', -5],
    ]),
  ).rejects.toMatchObject(uneven)
  await expect(commit(old, [['EUR', 1]])).rejects.toMatchObject(uneven)
  const even = randomUUID()
  await commit(even, [
    ['EUR', 5],
    ['JPY', -3],
    ['EUR', -5],
    ['JPY', 3],
  ])
  expect(await checkLedger(api.db)).toEqual([])
})

test('the check finds a transaction that does not cancel out', async () => {
  const id = randomUUID()
  await post({ id })
  await onOwnerPath(api.databaseUrl, trx =>
    sql`update ledger_entries set amount = amount - 1 where transaction_id = ${id} and amount < 0`.execute(
      trx,
    ),
  )
  expect(await checkLedger(api.db)).toContainEqual({
    kind: 'transaction-not-zero',
    transactionId: id,
    currency: 'EUR',
    sum: -1,
  })
})

test('the check finds a bet whose payout differs from its entries', async () => {
  const { id } = await placeOne()
  await api.db.updateTable('bets').set({ paid: 70, win_amount: 70 }).where('id', '=', id).execute()
  expect(await checkLedger(api.db)).toContainEqual({
    kind: 'bet-differs',
    betId: id,
    kept: 30,
    entries: 100,
  })
})

async function placeOne() {
  await seedMatch(api.db, { id: '1', status: 0 })
  const { body } = await sendBets(api, [singleOf('1', 100)], { token: await api.signIn() })
  return (body as CallReply<'placeBets'>).data[0]!
}
