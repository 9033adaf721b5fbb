import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { shareMatches, takeMatches, type DatabaseTransaction } from '#store'
import {
  countWaiting,
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  sendBets,
  singleOf,
  type TestApi,
} from '#testing'
import { createMatchBudget } from './placing/createMatchBudget.ts'
import { createDeciding } from './deciding/createDeciding.ts'

let api: TestApi
let token: string
let match = 70_000
/** Each test has a second of its own. */
let second = 0
beforeAll(async () => {
  api = await createTestApi({ LIVE_DELAYS: 'soccer:5,basketball:0' }, false, {
    matchBudget: createMatchBudget({ now: () => second * 1_000 }),
  })
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  match += 100
  second++
  await seedMatch(api.db, { id: String(match) })
  await seedMatch(api.db, { id: String(match + 1), sportId: '2' })
  await beat()
})

const beat = () =>
  api.db.updateTable('providers').set({ alive_at: api.clock.now(), status: 'active' }).execute()
const place = async (bets: readonly object[], as = token) => {
  const { status, body } = await sendBets(api, bets, { token: as })
  return { status, error: body as ErrorBodyWire }
}
const isAnyoneWaiting = () => expect.poll(() => countWaiting(api.databaseUrl)).toBeGreaterThan(0)

/** A transaction that holds its locks until it is released. */
async function hold(lock: (trx: DatabaseTransaction) => Promise<unknown>) {
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = api.db.transaction().execute(async trx => {
    await lock(trx)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  return async () => {
    end.resolve()
    await done
  }
}
const holdAsFeed = () => hold(trx => takeMatches(trx, [String(match), String(match + 1)]))
const holdAsBettor = () => hold(trx => trx.executeQuery(shareMatches(trx, [String(match + 1)]).compile()))

test.each([
  ['more than the balance', () => [singleOf(match + 1, 100)], 'empty', 111],
  [
    'odds that have moved',
    () => [{ ...singleOf(match + 1, 100), selections: [legOf(match + 1, '1', 2100)] }],
    'demo',
    101,
  ],
  ['a stake below the minimum', () => [singleOf(match + 1, 1)], 'demo', 107],
  [
    'a second leg of one match',
    () => [
      {
        ...singleOf(match + 1, 100),
        type: 'combo',
        selections: [legOf(match + 1), legOf(match + 1, '2', 3000)],
      },
    ],
    'demo',
    104,
  ],
] as const)('a bet that is refused for %s waits for no match', async (_, bets, who, code) => {
  const as = await api.signIn(who)
  const letGo = await holdAsFeed()
  expect(await place(bets(), as)).toMatchObject({ status: 422, error: { code } })
  await letGo()
})

test('a bet that comes while the feed waits for a match does not pass it', async () => {
  const letGo = await holdAsBettor()
  const tick = moveMarket(api.db, String(match + 1), { prices: { 1: 1500 } })
  await isAnyoneWaiting()
  const late = place([singleOf(match + 1, 100)])
  await expect.poll(() => countWaiting(api.databaseUrl)).toBe(2)
  await letGo()
  await tick
  expect(await late).toMatchObject({ status: 422, error: { code: 101 } })
})

test('bets on one match do not wait for each other', async () => {
  const letGo = await holdAsBettor()
  expect((await place([singleOf(match + 1, 100)])).status).toBe(200)
  await letGo()
})

test('[PLACE-38] a request that names more than 30 matches is refused as a whole', async () => {
  const legs = Array.from({ length: 31 }, (_, i) => legOf(90_000 + i))
  const bets: DraftBetWire[] = [
    { type: 'combo', stake: { value: 100, currency: 'EUR' }, selections: legs.slice(0, 30) },
    { type: 'single', stake: { value: 100, currency: 'EUR' }, selections: legs.slice(30) },
  ]
  expect(await place(bets)).toMatchObject({ status: 400, error: { fields: { bets: 'too_many_matches' } } })
})

test('[PLACE-38] a player who names 31 matches within a second has to wait', async () => {
  const combo = (from: number, count: number) => [
    {
      type: 'combo',
      stake: { value: 100, currency: 'EUR' },
      selections: Array.from({ length: count }, (_, i) => legOf(from + i)),
    },
  ]
  expect((await place(combo(91_000, 30))).status).toBe(422)
  expect((await place(combo(91_030, 1))).status).toBe(429)
  second++
  expect((await place(combo(91_030, 2))).status).toBe(422)
})

const DELAY_MS = 5_000

/** Places a bet on a match in play, and waits until its delay is over. */
async function placeLive() {
  const { body } = await sendBets(api, [singleOf(match, 100)], { token })
  const [{ id }] = (body as { data: [{ id: string }] }).data
  api.clock.advance(DELAY_MS)
  const deciding = createDeciding({
    db: api.db,
    site: api.site,
    newId: randomUUID,
    now: api.clock.now,
    receipts: api.receipts,
    onError: error => expect.fail(String(error)),
  })
  const statusOf = () =>
    api.db.selectFrom('bets').select(['status', 'refusal']).where('id', '=', id).executeTakeFirstOrThrow()
  return {
    async decide() {
      await deciding.drain()
      return (await statusOf()).status
    },
    statusOf,
  }
}
const beatAgo = (ms: number) =>
  api.db
    .updateTable('providers')
    .set({ alive_at: api.clock.now() - ms })
    .execute()

test('[DELAY-5] a live bet is not decided on a beat older than 3 s, and is with the next', async () => {
  const bet = await placeLive()
  await beatAgo(3_001)
  expect(await bet.decide()).toBe('submitted')
  await beatAgo(3_000)
  expect(await bet.decide()).toBe('waiting_results')
})

test('[FRESH-6] a live bet whose price is older than 10 s at its decision is refused: 102', async () => {
  const bet = await placeLive()
  await beatAgo(10_001)
  expect(await bet.decide()).toBe('rejected')
  expect(await bet.statusOf()).toMatchObject({ refusal: { refusals: [{ code: 102 }] } })
})

test('[DELAY-5] nor while the feed waits for a lock, of whatever match', async () => {
  const bet = await placeLive()
  await beat()
  const letGo = await holdAsBettor()
  const tick = moveMarket(api.db, String(match + 1), { prices: { 1: 1500 } })
  await isAnyoneWaiting()
  expect(await bet.decide()).toBe('submitted')
  await letGo()
  await tick
  expect(await bet.decide()).toBe('waiting_results')
})

test('[DELAY-4] a bet that the feed makes wait too long is refused, and its stake is back', async () => {
  const bet = await placeLive()
  await beatAgo(5_000)
  expect(await bet.decide()).toBe('submitted')
  api.clock.advance(10_001)
  await beatAgo(5_000)
  expect(await bet.decide()).toBe('rejected')
  expect(await bet.statusOf()).toMatchObject({ refusal: { refusals: [{ code: 124 }] } })
})
