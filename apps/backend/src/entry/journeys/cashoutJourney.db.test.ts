import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import {
  verifyChain,
  type BetCashoutChangedWire,
  type BetWire,
  type ApiClient,
  type EventWire,
} from '@touchline/contract'
import type { TestDatabase } from '@touchline/testkit'
import { checkLedger } from '#api/ledger'
import { openDatabase } from '#store'
import { emptyDatabase, simulatedFeed, startTestBackend, signedInClient } from '#testing'
import type { Backend } from '../startBackend.ts'

const PATIENCE = { timeout: 20_000 }

let database: TestDatabase
let backend: Backend
let client: ApiClient
let realtime: Centrifuge
const offers: BetCashoutChangedWire['message'][] = []

beforeAll(async () => {
  database = await emptyDatabase()
  backend = await startTestBackend({
    databaseUrl: database.url,
    environment: { TOUCHLINE_DEV: '1', LIVE_DELAYS: 'all:1' },
    createFeed: simulatedFeed(database.url),
  })
  await backend.ready
  client = await signedInClient(backend)
  realtime = new Centrifuge(`ws://127.0.0.1:${backend.port}/connection/websocket`, {
    websocket: WebSocket,
    getToken: async () => (await valueOf(client('getRealtimeToken'))).token,
  })
  realtime.connect()
  const channel = '$user:1001'
  const subscription = realtime.newSubscription(channel, {
    getToken: async () =>
      (await valueOf(client('authorizeChannels', { body: { channels: [channel] } }))).channels[0]!.token,
  })
  subscription.on('publication', ({ data }) => {
    const event = data as EventWire
    if (event.event_name === 'bet_cashout_changed') offers.push(event.message)
  })
  subscription.subscribe()
  await subscription.ready(5_000)
})
afterAll(async () => {
  realtime.disconnect()
  await backend.stop()
  await database.drop()
})

async function valueOf<T>(call: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const reply = await call
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}
async function balance(): Promise<number> {
  const { data } = await valueOf(client('getAccounts'))
  return data.find(({ currency }) => currency === 'EUR')!.balance
}
const betNow = async (id: string): Promise<BetWire> =>
  (await valueOf(client('getBets', { query: { limit: 20 } }))).data.find(bet => bet.id === id)!
const lastOffer = (betId: string) => offers.findLast(offer => offer.bet_id === betId)?.to_cashout?.value

/** An accepted single on the first match of this status whose main market is open. */
async function acceptedBet(status: '0' | '1'): Promise<BetWire> {
  const { data } = await valueOf(
    client('getMatches', { query: { sport_key: 'soccer', match_status: status, limit: 40 } }),
  )
  const match = data.find(
    ({ main_market: main }) => main?.status === 1 && main.outcomes.every(one => one.active),
  )!
  const main = match.main_market!
  const placed = await valueOf(
    client(
      'placeBets',
      {
        body: {
          meta: { device_id: 'device-0001', quick: false },
          bets: [
            {
              type: 'single',
              stake: { value: 1_000, currency: 'EUR' },
              selections: [
                {
                  match_id: match.id,
                  market_id: main.id,
                  specifier: main.specifier,
                  outcome_id: main.outcomes[0]!.id,
                  odds: main.outcomes[0]!.odds,
                },
              ],
            },
          ],
        },
      },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
  )
  const { id } = placed.data[0]!
  await expect.poll(async () => (await betNow(id)).status, PATIENCE).not.toBe('submitted')
  return await betNow(id)
}
const cashOut = (betId: string, sum: number) =>
  client(
    'cashOut',
    { body: { bet_id: betId, to_cashout: sum } },
    { headers: { 'idempotency-key': randomUUID() } },
  )

test.each(['0', '1'] as const)(
  'an offer comes over the private channel, and cashing out at it pays it (match status %s)',
  async status => {
    // A live bet is refused when its price falls while it waits, and an offer may fall before the request arrives: then
    // it is retried.
    await expect
      .poll(
        async () => {
          const { id, status: betStatus } = await acceptedBet(status)
          if (betStatus !== 'waiting_results') return betStatus
          await expect.poll(() => lastOffer(id), PATIENCE).toBeGreaterThan(0)
          const before = await balance()
          const sum = lastOffer(id)!
          const reply = await cashOut(id, sum)
          if (!reply.ok) return 'refused'
          await expect.poll(async () => (await betNow(id)).status, PATIENCE).not.toBe('cashout_in_progress')
          const { status: end, win_amount: paid } = await betNow(id)
          if (end === 'cashed_out') expect([paid!.value, await balance()]).toEqual([sum, before + sum])
          return end
        },
        { timeout: 60_000 },
      )
      .toBe('cashed_out')
    const db = openDatabase(database.url)
    expect(await checkLedger(db)).toEqual([])
    await db.destroy()
  },
  90_000,
)

test('the receipt of a bet verifies with the published key, and its price with the chain of the match', async () => {
  const bet = await acceptedBet('0')
  expect(bet.has_receipt).toBe(true)
  const { data: receipt } = await valueOf(client('getReceipt', { params: { id: bet.id } }))
  const { data: keys } = await valueOf(client('getReceiptKeys'))
  const key = keys.find(({ id }) => id === receipt.key_id)!
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.public_key }
  const signature = Buffer.from(receipt.signature, 'base64url')
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify(null, Buffer.from(receipt.body), publicKey, signature)).toBe(true)

  const [leg] = JSON.parse(receipt.body).legs
  const { match_id: matchId } = bet.selections[0]!
  const { data: proof } = await valueOf(client('getPriceProof', { params: { id: matchId } }))
  expect(proof.links).toContainEqual(leg.chain)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  expect(await verifyChain({ matchId, from: 0, ...proof }, sha256)).toBeUndefined()
})
