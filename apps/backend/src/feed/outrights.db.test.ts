import { EVENTS } from '@touchline/contract/schemas'
import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import { placesPaid } from '@touchline/domain/outright'
import type { TestDatabase } from '@touchline/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#store'
import { emptyDatabase } from '#testing'
import { createSimulation, type Simulation } from './createSimulation.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

let database: TestDatabase
let db: Database
let now = NOON
let feed: Simulation
beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url, { maxConnections: 3 })
  feed = createSimulation({ db, clock: { now: () => now }, seed: 'races', speed: 1 })
  await feed.begin()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Upcoming matches take a few turns per run: runs until an event has had its own. */
async function runUntilTurnOf(id: string): Promise<void> {
  const { version } = await row(id)
  while ((await row(id)).version === version) await feed.run()
}
const races = () =>
  feed
    .outrights()
    .filter(({ type }) => type === 'race')
    .toSorted((a, b) => a.startTime - b.startTime)
const row = (id: string) =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const marketsOf = (id: string) =>
  db.selectFrom('markets').selectAll().where('match_id', '=', id).orderBy('market_id').execute()
const cardOf = (id: string) =>
  db
    .selectFrom('event_competitors as entry')
    .innerJoin('competitors as horse', 'horse.id', 'entry.competitor_id')
    .select(['horse.id', 'entry.racecard', 'entry.form as entryForm', 'horse.form', 'entry.withdrawn'])
    .where('entry.match_id', '=', id)
    .orderBy('entry.position')
    .execute()
const resultsOf = (id: string) =>
  db.selectFrom('outcome_results').selectAll().where('match_id', '=', id).orderBy('market_id').execute()

test('a race starts every ten minutes for hours, and the card reaches into tomorrow', () => {
  const starts = races().map(({ startTime }) => startTime)
  const near = starts.filter(start => start < NOON + 6 * 60 * MINUTE)
  near.slice(1).forEach((start, i) => expect(start - near[i]!).toBe(10 * MINUTE))
  expect(near.length).toBeGreaterThan(30)
  expect(starts.at(-1)).toBeGreaterThan(NOON + 30 * 60 * MINUTE)
})

test('a race has 6 to 14 runners with names and numbers, a market to win and one of its places', async () => {
  for (const { id, sim } of races().slice(0, 12)) {
    const field = sim.params.runners
    expect(field.length).toBeGreaterThanOrEqual(6)
    expect(field.length).toBeLessThanOrEqual(14)
    const entries = await db.selectFrom('event_competitors').selectAll().where('match_id', '=', id).execute()
    expect(entries.map(({ number }) => number)).toEqual(field.map((_, i) => i + 1))
    expect(
      (await marketsOf(id)).map(({ market_id, specifier, status }) => [market_id, specifier, status]),
    ).toEqual([
      [1110, '', MARKET_STATUS.allowed],
      [1111, `places=${placesPaid(field.length)}`, MARKET_STATUS.allowed],
    ])
  }
})

test('a card gives each horse its own jockey, its trainer, age and weight, and six runs before today', async () => {
  const { id, startTime } = races()[0]!
  const cards = await cardOf(id)
  const jockeys = cards.map(({ racecard }) => racecard!.jockey.en)
  expect(new Set(jockeys).size).toBe(cards.length)
  for (const { racecard, entryForm, form } of cards) {
    expect(racecard!.jockey).toMatchObject({
      en: expect.stringMatching(/^\p{Lu}\. \p{Lu}/u),
      ar: expect.any(String),
    })
    expect(racecard!.trainer.en).toMatch(/^\p{Lu}\. \p{Lu}/u)
    expect(racecard!.age).toBeGreaterThanOrEqual(3)
    expect(racecard!.age).toBeLessThanOrEqual(9)
    expect((racecard!.weight * 2) % 1).toBe(0)
    expect(entryForm).toBeNull()
    expect(form).toHaveLength(6)
    for (const place of form!) expect(place).toBeGreaterThanOrEqual(1)
  }
  expect(startTime).toBeGreaterThan(NOON)
})

test('a horse that runs has four hours of rest', () => {
  const starts = new Map<string, number[]>()
  for (const { startTime, sim } of races()) {
    for (const horse of sim.params.runners) starts.set(horse, [...(starts.get(horse) ?? []), startTime])
  }
  for (const times of starts.values()) {
    times
      .toSorted((a, b) => a - b)
      .reduce((before, time) => {
        expect(time - before).toBeGreaterThanOrEqual(240 * MINUTE)
        return time
      })
  }
})

test('every region and tour has an outright of its first league, won by one of its sides', async () => {
  const open = feed.outrights().filter(({ type }) => type === 'outright')
  const regions = await db
    .selectFrom('tournaments')
    .select('category_id')
    .where('urn_id', 'not like', 'sr:tournament:9000%')
    .distinct()
    .execute()
  expect(open).toHaveLength(regions.length)
  const { names, end_date, start_time, home_id } = await row(open[0]!.id)
  expect(names).toMatchObject({ en: 'Norland, Premier: Winner', de: 'Nordland, Premier: Sieger' })
  expect(end_date).toBeGreaterThan(start_time)
  expect(home_id).toBeNull()
  const [winner] = await marketsOf(open[0]!.id)
  expect(winner!.outcomes).toHaveLength(20)
})

test('before the off prices move; where they are to stand still they do', async () => {
  const { id } = races()[0]!
  const before = (await marketsOf(id)).map(({ outcomes }) => outcomes)
  now += 3 * MINUTE
  await runUntilTurnOf(id)
  expect((await marketsOf(id)).map(({ outcomes }) => outcomes)).not.toEqual(before)
}, 30_000)

test('by its settings a feed leaves prices unchanged before kick-off, and has neither racing nor its sport', async () => {
  const other = await emptyDatabase()
  const store = openDatabase(other.url, { maxConnections: 3 })
  let at = NOON
  const clock = { now: () => at }
  const calm = createSimulation({ db: store, clock, seed: 'calm', speed: 1, drifts: false, hasRacing: false })
  await calm.begin()
  const prices = () =>
    store
      .selectFrom('markets')
      .innerJoin('matches', 'matches.id', 'markets.match_id')
      .select(['match_id', 'market_id', 'specifier', 'outcomes'])
      .where('start_time', '>', NOON + 60 * MINUTE)
      .where('start_time', '<', NOON + 120 * MINUTE)
      .orderBy('match_id')
      .orderBy('market_id')
      .orderBy('specifier')
      .execute()
  const first = await prices()
  for (let turn = 0; turn < 3; turn++) {
    at += MINUTE
    await calm.run()
  }
  expect(await prices()).toEqual(first)
  expect(calm.outrights().map(({ type }) => type)).not.toContain('race')
  expect(await store.selectFrom('sports').select('key').where('key', '=', 'horse_racing').execute()).toEqual(
    [],
  )
  await store.destroy()
  await other.drop()
}, 60_000)

test('at the off a race closes, runs for two minutes with its order published, and is settled', async () => {
  const race = races().find(({ startTime, sim }) => startTime > now && !sim.params.scratch)!
  const { id } = race
  now = race.startTime
  await feed.run()
  expect(await row(id)).toMatchObject({ status: MATCH_STATUS.live, available_markets: 0 })
  await db.deleteFrom('outbox').execute()
  now += 30_000
  await feed.run()
  const published = await db
    .selectFrom('outbox')
    .selectAll()
    .where('match_id', '=', id)
    .where('event_name', '=', 'match_changed')
    .execute()
  const { event_name, message } = published[0]!
  expect(EVENTS.match_changed.safeParse({ event_name, message }).error).toBeUndefined()
  expect((message as { state: { places: object[] } }).state.places).toHaveLength(
    race.sim.params.runners.length,
  )
  now += 2 * MINUTE
  await feed.run()
  const { status, state, finished_at } = await row(id)
  expect({ status, finished_at }).toEqual({ status: MATCH_STATUS.finished, finished_at: now })
  const first = state.places!.filter(({ place }) => place === 1).map(({ competitorId }) => competitorId)
  const won = (await resultsOf(id)).filter(
    ({ market_id, result }) => market_id === 1110 && result === 'win_entire',
  )
  expect(won.map(({ outcome_id }) => outcome_id).toSorted()).toEqual(first.toSorted())
  expect((await marketsOf(id)).map(market => market.status)).toEqual([
    MARKET_STATUS.settled,
    MARKET_STATUS.settled,
  ])
  expect(
    await db.selectFrom('settlement_queue').selectAll().where('match_id', '=', id).execute(),
  ).not.toHaveLength(0)
}, 30_000)

test('[OUTRIGHT-6] a race that is over is one run more of each horse, and its own card keeps the form from before', async () => {
  const race = races().find(({ startTime, sim }) => startTime > now && sim.params.scratch)!
  const before = await cardOf(race.id)
  now = race.startTime
  await feed.run()
  expect((await cardOf(race.id)).map(({ form }) => form)).toEqual(before.map(({ form }) => form))
  now += 3 * MINUTE
  await feed.run()
  const { state } = await row(race.id)
  const placeOf = new Map(state.places!.map(({ competitorId, place }) => [competitorId, place]))
  const after = await cardOf(race.id)
  expect(after.filter(({ withdrawn }) => withdrawn)).toHaveLength(1)
  after.forEach(({ id, withdrawn, form, entryForm }, i) => {
    const { form: former } = before[i]!
    expect(form).toEqual(withdrawn ? former : [...former!.slice(1), placeOf.get(id)])
    expect(entryForm).toEqual(former)
  })
}, 30_000)

test('[OUTRIGHT-3] a withdrawn runner is void at once, and the card shows it', async () => {
  const race = races().find(({ sim }) => sim.params.scratch && sim.play.withdrawn.length === 0)!
  const { runner, beforeMs } = race.sim.params.scratch!
  now = race.startTime - beforeMs
  await runUntilTurnOf(race.id)
  const horse = race.sim.params.runners[runner]!
  const [entry] = await db
    .selectFrom('event_competitors')
    .selectAll()
    .where('match_id', '=', race.id)
    .where('withdrawn', '=', true)
    .execute()
  expect(entry!.competitor_id).toBe(horse)
  expect((await resultsOf(race.id)).map(({ outcome_id, result }) => [outcome_id, result])).toEqual([
    [horse, 'refund_entire'],
    [horse, 'refund_entire'],
  ])
}, 60_000)

test('a restart continues a race where it stopped', async () => {
  const race = races().find(({ startTime }) => startTime > now)!
  now = race.startTime + 20_000
  await feed.run()
  const resumed = createSimulation({ db, clock: { now: () => now }, seed: 'races', speed: 1 })
  await resumed.begin()
  expect(resumed.outrights().find(({ id }) => id === race.id)).toMatchObject({
    status: MATCH_STATUS.live,
    leagueId: race.leagueId,
  })
  feed = resumed
}, 30_000)

test('by hand a race is sent off and an outright ended; neither scores', async () => {
  const race = races().find(({ startTime }) => startTime > now + 60 * MINUTE)!
  expect(await feed.command({ type: 'score', matchId: race.id, side: 'home' })).toMatchObject({ ok: false })
  expect(await feed.command({ type: 'kick-off', matchId: race.id })).toEqual({ ok: true })
  expect((await row(race.id)).status).toBe(MATCH_STATUS.live)
  const outright = feed.outrights().find(({ type }) => type === 'outright')!
  expect(await feed.command({ type: 'finish', matchId: outright.id })).toEqual({ ok: true })
  expect((await row(outright.id)).status).toBe(MATCH_STATUS.finished)
  const results = await resultsOf(outright.id)
  expect(results.filter(({ result }) => result === 'win_entire')).toHaveLength(1)
  expect(results).toHaveLength(outright.sim.params.runners.length)
})
