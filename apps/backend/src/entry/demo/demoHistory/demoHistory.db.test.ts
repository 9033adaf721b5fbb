import { afterAll, beforeAll, expect, test } from 'vitest'
import { BET_RESULTS, BET_TYPES } from '@touchline/domain/bet'
import type { TestDatabase } from '@touchline/testkit'
import { checkLedger } from '#api/ledger'
import { openDatabase, type Database } from '#store'
import { emptyDatabase, simulatedFeed, startTestBackend } from '#testing'
import type { Backend } from '../../startBackend.ts'
import { DEMO_PLAYERS } from '../demoPlayers.ts'
import { prune } from '../../background/prune.ts'
import { seedDemoHistory } from './index.ts'

const [{ id: PLAYER, balances }] = DEMO_PLAYERS
const DAY_MS = 86_400_000
let database: TestDatabase
let db: Database
let backend: Backend

beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url)
  backend = await startTestBackend({ databaseUrl: database.url, createFeed: simulatedFeed(database.url) })
  await backend.ready
})
afterAll(async () => {
  await backend.stop()
  await db.destroy()
  await database.drop()
})

const bets = () => db.selectFrom('bets').selectAll().where('player_id', '=', PLAYER).execute()
const legs = () => db.selectFrom('bet_legs').select(['bet_id', 'match_id', 'result']).execute()

test('a demo begins with 600 or more settled bets over a year: every type, three currencies', async () => {
  const rows = await bets()
  const settled = rows.filter(({ settled_at }) => settled_at !== null)
  expect(settled.length).toBeGreaterThanOrEqual(600)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(BET_TYPES))
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'JPY', 'KWD']))
  const times = settled.map(({ settled_at }) => settled_at!)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(330 * DAY_MS)
  expect(Math.max(...times)).toBeLessThan(Date.now())
})

test('every result belongs to a leg and a bet', async () => {
  const ofBets = new Set((await bets()).map(({ result }) => result))
  const ofLegs = new Set((await legs()).map(({ result }) => result))
  const results = BET_RESULTS.filter(result => result !== 'no_results')
  expect(results.filter(result => !ofBets.has(result))).toEqual([])
  expect(results.filter(result => !ofLegs.has(result))).toEqual([])
})

test('bets that were cashed out and bets that never stood are among them', async () => {
  const statuses = new Set((await bets()).map(({ status }) => status))
  for (const status of ['done', 'cashed_out', 'cancelled', 'rejected', 'withdrawn'] as const) {
    expect(statuses).toContain(status)
  }
})

test('the books are even, and each account ends with what a demo has always had', async () => {
  expect(await checkLedger(db)).toEqual([])
  const accounts = await db.selectFrom('accounts').selectAll().where('player_id', '=', PLAYER).execute()
  expect(Object.fromEntries(accounts.map(({ currency, balance }) => [currency, balance]))).toEqual(balances)
})

test('no account was below zero at any moment of the year', async () => {
  const entries = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as moved', 'moved.id', 'entry.transaction_id')
    .select(['entry.account', 'entry.amount'])
    .where('entry.account', 'like', `player:${PLAYER}-%`)
    .orderBy('moved.created_at')
    .orderBy('entry.id')
    .execute()
  const balance = new Map<string, number>()
  for (const { account, amount } of entries) {
    balance.set(account, (balance.get(account) ?? 0) + amount)
    expect(balance.get(account)).toBeGreaterThanOrEqual(0)
  }
})

test('each bet cost its stake once and was paid what it won once', async () => {
  const moved = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as moved', 'moved.id', 'entry.transaction_id')
    .select(['moved.bet_id', 'moved.kind', 'entry.amount'])
    .where('entry.account', 'like', 'player:%')
    .where('moved.bet_id', 'is not', null)
    .execute()
  const byBet = Map.groupBy(moved, ({ bet_id }) => bet_id)
  for (const { id, stake, status, win_amount } of await bets()) {
    const amounts = byBet.get(id)!.map(({ amount }) => amount)
    const back = status === 'rejected' || status === 'cancelled' ? stake : win_amount!
    expect(amounts.filter(amount => amount < 0)).toEqual([-stake])
    expect(amounts.filter(amount => amount > 0).reduce((sum, amount) => sum + amount, 0)).toBe(back)
  }
})

test('its matches are over, keep what was bet on, and take no place among those of today', async () => {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'status', 'available_markets', 'finished_at'])
    .where(
      'id',
      'in',
      (await legs()).map(({ match_id }) => match_id),
    )
    .execute()
  expect(rows.length).toBeGreaterThan(150)
  for (const { status, available_markets, finished_at } of rows) {
    expect([3, 4]).toContain(status)
    expect(available_markets).toBe(0)
    expect(finished_at).not.toBeNull()
  }
})

test('pruning keeps them for as long as the bets', async () => {
  const stored = () => db.selectFrom('outcome_results').select('match_id').execute()
  const before = (await stored()).length
  await prune(db, Date.now() + 400 * DAY_MS, 30)
  const ids = new Set((await legs()).map(({ match_id }) => match_id))
  const matches = await db.selectFrom('matches').select('id').execute()
  const left = new Set(matches.map(({ id }) => id))
  expect([...ids].filter(id => !left.has(id))).toEqual([])
  expect((await stored()).filter(({ match_id }) => ids.has(match_id)).length).toBeLessThanOrEqual(before)
  expect(new Set((await stored()).map(({ match_id }) => match_id)).size).toBeGreaterThanOrEqual(ids.size)
})

test('it is written once, and the other demo player has none', async () => {
  const before = await bets()
  await seedDemoHistory(db, Date.now())
  expect(await bets()).toHaveLength(before.length)
  expect(await db.selectFrom('bets').where('player_id', '<>', PLAYER).select('id').execute()).toEqual([])
})
