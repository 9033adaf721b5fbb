import { randomUUID } from 'node:crypto'
import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import {
  PLATFORM_ACCEPT,
  type BetWire,
  type ApiClient,
  type EventWire,
  type MatchWire,
  isMatch,
} from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import { openDatabase } from '#store'
import { emptyDatabase, simulatedFeed, startTestBackend, signedInClient } from '#testing'
import type { TestDatabase } from '@touchline/testkit'
import type { Backend } from '../startBackend.ts'

let database: TestDatabase
let backend: Backend
let client: ApiClient
let realtime: Centrifuge
const events: { channel: string; event: EventWire }[] = []

beforeAll(async () => {
  database = await emptyDatabase()
  await start()
  client = await signedInClient(backend, 'de')
})
afterAll(async () => {
  realtime.disconnect()
  await backend.stop()
  await database.drop()
})

async function start(): Promise<void> {
  backend = await startTestBackend({
    databaseUrl: database.url,
    environment: {
      TOUCHLINE_DEV: '1',
      LIVE_DELAYS: 'all:1',
      ...(backend && { BACKEND_PORT: String(backend.port) }),
    },
    createFeed: simulatedFeed(database.url),
  })
  await backend.ready
}
async function valueOf<T>(call: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const reply = await call
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}
async function dev(name: string, body: object): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${backend.port}/dev/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: PLATFORM_ACCEPT },
    body: JSON.stringify(body),
  })
  return reply.status
}
async function balance(): Promise<number> {
  const { data } = await valueOf(client('getAccounts'))
  return data.find(({ currency }) => currency === 'EUR')!.balance
}

/** A bet after its live delay. */
async function decidedBet(id: string): Promise<BetWire> {
  const query = { status: 'submitted,waiting_results,rejected' }
  const find = async () => (await valueOf(client('getBets', { query }))).data.find(bet => bet.id === id)!
  await expect.poll(async () => (await find()).status, { timeout: 5_000 }).not.toBe('submitted')
  return await find()
}

/** Two live soccer matches whose main market is open. */
async function openMatches(): Promise<MatchWire[]> {
  const { data } = await valueOf(
    client('getMatches', { query: { sport_key: 'soccer', match_status: '1', limit: 40 } }),
  )
  return data
    .filter(isMatch)
    .filter(({ main_market: main }) => main?.status === 1 && main.outcomes.every(outcome => outcome.active))
    .slice(0, 2)
}

async function follow(channel: string): Promise<void> {
  const subscription = realtime.newSubscription(channel, {
    ...(channel.startsWith('$') && {
      getToken: async () =>
        (await valueOf(client('authorizeChannels', { body: { channels: [channel] } }))).channels[0]!.token,
    }),
  })
  subscription.on('publication', ({ data }) => events.push({ channel, event: data as EventWire }))
  subscription.subscribe()
  await subscription.ready(5_000)
}

test('a bet is placed, its matches are finished, it settles, and the money is right to the cent', async () => {
  realtime = new Centrifuge(`ws://127.0.0.1:${backend.port}/connection/websocket`, {
    websocket: WebSocket,
    getToken: async () => (await valueOf(client('getRealtimeToken'))).token,
  })
  realtime.connect()
  await follow('$user:1001')
  await follow('locale:de')

  const placed = await expect
    .poll(
      async () => {
        const matches = await openMatches()
        const reply = await client(
          'placeBets',
          {
            body: {
              meta: { device_id: 'device-0001', quick: false },
              bets: [
                {
                  type: 'combo',
                  stake: { value: 1_000, currency: 'EUR' },
                  selections: matches.map(({ id, main_market: main }) => ({
                    match_id: id,
                    market_id: main!.id,
                    specifier: main!.specifier,
                    outcome_id: main!.outcomes[0]!.id,
                    odds: main!.outcomes[0]!.odds,
                  })),
                },
              ],
            },
          },
          { headers: { 'idempotency-key': randomUUID() } },
        )
        // A bet is refused when its price moves within the delay, and another is placed.
        return reply.ok ? await decidedBet(reply.value.data[0]!.id) : undefined
      },
      { timeout: 20_000 },
    )
    .toMatchObject({ type: 'combo', status: 'waiting_results' })
    .then(async () => (await valueOf(client('getBets'))).data[0]!)
  const before = await balance()
  expect(before).toBe(100_000 - 1_000)

  for (const { match_id } of placed.selections) expect(await dev('finish', { match_id })).toBe(200)
  const settled = await settledBet(placed.id)
  expect(settled.selections.every(({ result }) => result !== 'no_results')).toBe(true)
  expect(await balance()).toBe(before + settled.win_amount!.value)
  await expect
    .poll(() => events.filter(({ channel }) => channel === '$user:1001').map(({ event }) => event.event_name))
    .toContain('bet_changed')
  const last = events.findLast(({ event }) => event.event_name === 'bet_changed')!.event
  expect(last.event_name === 'bet_changed' && last.message.bet.status).toBe('done')
  await expect
    .poll(() => events.some(({ event }) => event.event_name === 'heartbeat'), { timeout: 5_000 })
    .toBe(true)
})

test('a result that is corrected corrects the bet, and the money with it', async () => {
  const bet = (await valueOf(client('getBets'))).data[0]!
  const before = (await balance()) - bet.win_amount!.value
  for (const { match_id, market_id, specifier, outcome_id } of bet.selections) {
    const result = { match_id, market_id, specifier, outcome_id, result: 'canceled' }
    expect(await dev('correct-result', result)).toBe(200)
  }
  await expect
    .poll(async () => (await valueOf(client('getBets'))).data[0], { timeout: 10_000 })
    .toMatchObject({ id: bet.id, status: 'done', result: 'canceled', win_amount: { value: 1_000 } })
  expect(await balance()).toBe(before + 1_000)
  const nobodys = { match_id: bet.selections[0]!.match_id, market_id: 1, outcome_id: 'x', result: 'canceled' }
  expect(await dev('correct-result', nobodys)).toBe(409)
  expect(await dev('correct-result', { ...nobodys, match_id: 'x' })).toBe(404)
  expect(await dev('decide-vip', { bet_id: bet.id, accept: true })).toBe(404)
})

test('a restart finds bets and balances as they were, and the books still agree', async () => {
  const [bets, money] = [await valueOf(client('getBets')), await balance()]
  await backend.stop()
  await start()
  expect(await balance()).toBe(money)
  expect((await valueOf(client('getBets'))).data.map(({ id, result }) => [id, result])).toEqual(
    bets.data.map(({ id, result }) => [id, result]),
  )
  const db = openDatabase(database.url)
  expect(await checkLedger(db)).toEqual([])
  await db.destroy()
}, 90_000)

async function settledBet(id: string): Promise<BetWire> {
  let bet: BetWire | undefined
  await expect
    .poll(
      async () => {
        bet = (await valueOf(client('getBets'))).data.find(found => found.id === id)
        return bet?.selections.every(({ result }) => result !== 'no_results') && bet.status
      },
      { timeout: 10_000 },
    )
    .toBe('done')
  return bet!
}
