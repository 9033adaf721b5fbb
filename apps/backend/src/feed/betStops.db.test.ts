import { MATCH_STATUS } from '@touchline/domain/match'
import type { TestDatabase } from '@touchline/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#store'
import { emptyDatabase } from '#testing'
import { createSimulation, type Simulation } from './createSimulation.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

let database: TestDatabase
let db: Database
let now = NOON
let feed: Simulation
beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url, { maxConnections: 3 })
  feed = createSimulation({ db, clock: { now: () => now }, seed: 'stops', speed: 1 })
  await feed.begin()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** How many markets of events with a status have the correct bet stop, and how many do not. */
async function stops(status: 0 | 1) {
  const wanted = status === MATCH_STATUS.prematch ? sql.ref('matches.start_time') : sql`null`
  const row = await db
    .selectFrom('markets')
    .innerJoin('matches', 'matches.id', 'markets.match_id')
    .select([
      sql<number>`count(*) filter (where next_bet_stop is not distinct from ${wanted})`.as('right'),
      sql<number>`count(*) filter (where next_bet_stop is distinct from ${wanted})`.as('wrong'),
    ])
    .where('matches.status', '=', status)
    .executeTakeFirstOrThrow()
  return { right: Number(row.right), wrong: Number(row.wrong) }
}

test('every price before the start carries the start as its bet stop, so that an outage cannot keep it open', async () => {
  const { right, wrong } = await stops(MATCH_STATUS.prematch)
  expect(wrong).toBe(0)
  expect(right).toBeGreaterThan(1_000)
})

test('what is in play has none', async () => {
  const { right, wrong } = await stops(MATCH_STATUS.live)
  expect(wrong).toBe(0)
  expect(right).toBeGreaterThan(100)
})

test('it ends at kick-off, also on markets that did not change then', async () => {
  const { id } = feed.matches().find(({ status }) => status === MATCH_STATUS.prematch)!
  expect(await feed.command({ type: 'kick-off', matchId: id })).toEqual({ ok: true })
  const left = await db
    .selectFrom('markets')
    .select('market_id')
    .where('match_id', '=', id)
    .where('next_bet_stop', 'is not', null)
    .execute()
  expect(left).toEqual([])
})

test('a beat comes after the turns that were due: nothing from before it is missing', async () => {
  now += 10_000
  const due = feed.matches().filter(({ status, nextAt }) => status === MATCH_STATUS.live && nextAt <= now)
  expect(due.length).toBeGreaterThan(0)
  const before = await db
    .selectFrom('matches')
    .select(['id', 'version'])
    .where('id', '=', due.at(-1)!.id)
    .executeTakeFirstOrThrow()
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async trx => {
    await sql`select from matches where id = ${before.id} for update`.execute(trx)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  const running = feed.run()
  const other = due.at(0)!
  await expect
    .poll(
      async () =>
        (await db.selectFrom('matches').select('version').where('id', '=', other.id).executeTakeFirst())
          ?.version,
    )
    .toBeGreaterThan(other.version)
  const beats = () => db.selectFrom('providers').select('alive_at').where('alive_at', '>=', now).execute()
  expect(await beats()).toEqual([])
  end.resolve()
  await holding
  await running
  expect((await beats()).length).toBeGreaterThan(0)
})
