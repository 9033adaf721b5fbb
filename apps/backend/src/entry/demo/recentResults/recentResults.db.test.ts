import { afterAll, beforeAll, expect, test } from 'vitest'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { TestDatabase } from '@touchline/testkit'
import { openDatabase, type Database } from '#store'
import { emptyDatabase, simulatedFeed, startTestBackend } from '#testing'
import type { Backend } from '../../startBackend.ts'
import { seedRecentResults } from './index.ts'

const DAY_MS = 86_400_000
const { closed, finished } = MATCH_STATUS
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

const recent = (status: 3 | 4) =>
  db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .where('status', '=', status)
    .where('start_time', '>', Date.now() - 2 * DAY_MS - 3_600_000)
    .select(['matches.id', 'sports.key', 'state', 'start_time', 'finished_at'])
    .execute()

test('a world that has just begun has results of two days, of every sport, with their periods', async () => {
  const over = await recent(finished)
  expect(over.length).toBeGreaterThan(35)
  expect(new Set(over.map(({ key }) => key)).size).toBeGreaterThan(4)
  for (const { state, finished_at } of over) {
    expect(state.periodScores.length).toBeGreaterThan(0)
    expect(finished_at).toBeLessThan(Date.now())
  }
})

test('every market of them is settled with a result for each outcome that took bets', async () => {
  const unsettled = await db
    .selectFrom('markets')
    .innerJoin('matches', 'matches.id', 'markets.match_id')
    .where('matches.status', '=', finished)
    .where('markets.status', '<>', -3)
    .select(['match_id', 'market_id', 'specifier', 'markets.status'])
    .execute()
  expect(unsettled.filter(({ status }) => status !== 0)).toEqual([])
  const [{ count } = { count: 0 }] = await db
    .selectFrom('outcome_results')
    .innerJoin('markets', join =>
      join
        .onRef('markets.match_id', '=', 'outcome_results.match_id')
        .onRef('markets.market_id', '=', 'outcome_results.market_id')
        .onRef('markets.specifier', '=', 'outcome_results.specifier'),
    )
    .select(eb => eb.fn.countAll<number>().as('count'))
    .execute()
  expect(count).toBeGreaterThan(1_000)
})

test('the one that was called off has all its markets cancelled', async () => {
  const [off, ...more] = await recent(closed)
  expect(more).toEqual([])
  const statuses = await db
    .selectFrom('markets')
    .where('match_id', '=', off!.id)
    .select('status')
    .distinct()
    .execute()
  expect(statuses).toEqual([{ status: -4 }])
})

test('a second start changes nothing', async () => {
  const count = () =>
    db.selectFrom('matches').select('id').where('status', 'in', [closed, finished]).execute()
  const before = (await count()).length
  await seedRecentResults(db, Date.now())
  expect((await count()).length).toBe(before)
})
