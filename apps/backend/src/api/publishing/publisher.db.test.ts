import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EventWire } from '@touchline/contract'
import { appendOutbox, openDatabase, type Database, type OutboxEvent } from '#store'
import { emptyDatabase, MARKET_1X2, seedMatch, seedWorld } from '#testing'
import type { TestDatabase } from '@touchline/testkit'
import { createHeartbeat } from './createHeartbeat.ts'
import { createPublisher, type Publisher } from './createPublisher.ts'

const NOW = 1_795_000_000_000
const LOCALES = ['en', 'de']

let database: TestDatabase
let db: Database
let publisher: Publisher
let sent: { channel: string; event: EventWire }[]
let failures: unknown[]
let isBroken = false
/** Channels that cannot be reached. */
const lost = new Set<string>()

beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url)
  await seedWorld(db, NOW)
  await seedMatch(db, { id: 'm1' })
  await seedMatch(db, { id: 'm2' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(() => {
  sent = []
  failures = []
  isBroken = false
  publisher = createPublisher({
    db,
    locales: LOCALES,
    scheduler: { now: () => NOW, after: () => () => {} },
    onError: error => failures.push(error),
    realtime,
  })
})

const realtime = {
  async publish(channel: string, event: unknown) {
    if (isBroken || lost.has(channel)) throw new Error('the engine is away')
    sent.push({ channel, event: event as EventWire })
    return { offset: 0, epoch: '' }
  },
  async broadcast(channels: readonly string[], event: unknown) {
    return await Promise.all(channels.map(channel => this.publish(channel, event)))
  },
}
const commit = (...events: OutboxEvent[]) => db.transaction().execute(trx => appendOutbox(trx, events, NOW))
const markets = (matchId: string, v: number, markets: { id: number; odds: number }[]): OutboxEvent => ({
  eventName: 'markets_changed',
  matchId,
  inLists: true,
  message: {
    match_id: matchId,
    v,
    ts: NOW,
    markets: markets.map(({ id, odds }) => ({
      id,
      specifier: '',
      status: 1,
      outcomes: [{ id: '1', odds, active: true }],
    })),
  },
})
const balance = (playerId: string, v: number): OutboxEvent => ({
  eventName: 'balance_changed',
  playerId,
  message: { value: v, currency: 'EUR', subunits: 100, v },
})
const countRows = async () => (await db.selectFrom('outbox').select('id').execute()).length
const channelsOf = () => sent.map(({ channel }) => channel)

test('prices are sent to the match in full, to lists with the displayed lines, and equal to every language', async () => {
  await commit(
    markets('m1', 2, [
      { id: MARKET_1X2, odds: 2100 },
      { id: 18, odds: 1900 },
    ]),
  )
  await publisher.drain()
  expect(channelsOf().toSorted()).toEqual(['locale:de', 'locale:en', 'match:m1'])
  const marketIds = (channel: string) => {
    const event = sent.find(found => found.channel === channel)!.event
    return event.event_name === 'markets_changed' && event.message.markets.map(({ id }) => id)
  }
  expect(marketIds('match:m1')).toEqual([MARKET_1X2, 18])
  expect(marketIds('locale:en')).toEqual([MARKET_1X2])
  expect(await countRows()).toBe(0)
})

test('a change that lists do not show stays on its match', async () => {
  await commit({ ...markets('m2', 2, [{ id: 18, odds: 1900 }]) })
  await publisher.drain()
  expect(channelsOf()).toEqual(['match:m2'])
})

test('events of a player are sent to that player only, in the order of commits', async () => {
  await commit(balance('7', 1), balance('8', 1))
  await commit(balance('7', 2))
  await publisher.drain()
  expect(sent.map(({ channel, event }) => [channel, 'v' in event.message && event.message.v])).toEqual([
    ['$user:7', 1],
    ['$user:8', 1],
    ['$user:7', 2],
  ])
})

test('players do not wait for one another, and each receives events one after the other', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const slow = createPublisher({
    db,
    locales: LOCALES,
    scheduler: { now: () => NOW, after: () => () => {} },
    onError: error => failures.push(error),
    realtime: {
      publish: realtime.publish,
      async broadcast([channel], event) {
        asked.push(`${channel} ${(event as { message: { v: number } }).message.v}`)
        await new Promise<void>(resolve => answers.push(resolve))
        return []
      },
    },
  })
  await commit(balance('7', 1), balance('7', 2), balance('8', 1))
  const drained = slow.drain()
  await expect.poll(() => asked).toEqual(['$user:7 1', '$user:8 1'])
  for (const answer of answers.splice(0)) answer()
  await expect.poll(() => asked).toEqual(['$user:7 1', '$user:8 1', '$user:7 2'])
  for (const answer of answers) answer()
  await drained
  expect(await countRows()).toBe(0)
})

test('provider statuses are sent to every language at once', async () => {
  await commit({ eventName: 'provider_status_changed', inLists: true, message: { provider_statuses: [] } })
  await publisher.drain()
  expect(channelsOf()).toEqual(['locale:en', 'locale:de'])
})

test('[M7] what could not be published stays, and is sent when the engine is back', async () => {
  isBroken = true
  await commit(balance('7', 3), markets('m1', 9, [{ id: MARKET_1X2, odds: 2000 }]))
  await publisher.stop()
  expect(await countRows()).toBe(2)
  isBroken = false
  const next = createPublisher({
    db,
    locales: LOCALES,
    scheduler: { now: () => NOW, after: () => () => {} },
    onError: error => failures.push(error),
    realtime,
  })
  await next.drain()
  expect(channelsOf().toSorted()).toEqual(['$user:7', 'locale:de', 'locale:en', 'match:m1'])
  expect(await countRows()).toBe(0)
})

test('[M7] after a failed send versions continue, on every channel', async () => {
  for (const channel of ['match:m1', 'locale:de', '$user:7']) lost.add(channel)
  await commit(balance('7', 10), balance('8', 10), markets('m1', 20, [{ id: MARKET_1X2, odds: 2000 }]))
  await publisher.drain()
  lost.clear()
  await commit(
    markets('m1', 21, [{ id: 18, odds: 1900 }]),
    markets('m1', 22, [{ id: MARKET_1X2, odds: 2100 }]),
    balance('7', 11),
  )
  await publisher.drain()
  expect(await countRows()).toBe(0)
  const versions = (channel: string) =>
    sent.flatMap(found =>
      found.channel === channel && 'v' in found.event.message ? [found.event.message.v] : [],
    )
  expect(versions('match:m1')).toEqual([22])
  // A channel that was reachable while another was not gets the event twice, but nothing older after anything newer.
  expect([...new Set(versions('locale:en'))]).toEqual([20, 22])
  expect(versions('locale:de')).toEqual([22])
  expect(versions('$user:7')).toEqual([10, 11])
  // A blocked channel does not delay the others.
  expect(channelsOf().indexOf('$user:8')).toBeLessThan(channelsOf().indexOf('$user:7'))
})

test('a rolled back transaction publishes nothing', async () => {
  await db
    .transaction()
    .execute(async trx => {
      await appendOutbox(trx, [balance('7', 4)], NOW)
      throw new Error('no')
    })
    .catch(() => {})
  await publisher.drain()
  expect(sent).toEqual([])
})

test('the heartbeat has the time and the last sign of each provider; a silent one counts as down', async () => {
  await db
    .updateTable('providers')
    .set({ alive_at: NOW - 20_001 })
    .where('provider', '=', 'oddin')
    .execute()
  await createHeartbeat({ db, realtime, locales: LOCALES })(NOW)
  expect(sent.map(({ channel }) => channel)).toEqual(['locale:en', 'locale:de'])
  expect(sent[0]!.event).toMatchObject({
    event_name: 'heartbeat',
    message: {
      server_time: NOW,
      provider_statuses: [{ status: 'active' }, { status: 'active' }, { provider: 'oddin', status: 'down' }],
    },
  })
})
