import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire } from '@touchline/contract'
import { EVENTS } from '@touchline/contract/schemas'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import { checkLedger } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import {
  balanceOf,
  beat,
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  sendBets,
  writeResults,
  type TestApi,
} from '#testing'
import { createDeciding } from './createDeciding.ts'
import { decideBets } from './decideBets.ts'

const DELAY_MS = 5_000

let api: TestApi
let token: string
let deciding: Rounds
let errors: unknown[]
let match = 1_000
const options = () => ({
  db: api.db,
  site: api.site,
  newId: randomUUID,
  now: api.clock.now,
  receipts: api.receipts,
})

beforeAll(async () => {
  api = await createTestApi({ LIVE_DELAYS: 'soccer:5,basketball:3' })
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  errors = []
  deciding = createDeciding({ ...options(), onError: error => errors.push(error) })
  match += 10
  await seedMatch(api.db, { id: String(match) })
  await seedMatch(api.db, { id: String(match + 1), sportId: '2' })
  await seedMatch(api.db, { id: String(match + 2), status: 0 })
  await acceptMode('none')
  await api.db.updateTable('providers').set({ alive_at: api.clock.now(), status: 'active' }).execute()
})

const leg = (matchId: number, odds?: number) => legOf(matchId, '1', odds)
const single = (value: number, selection = leg(match)): DraftBetWire => ({
  type: 'single',
  stake: { value, currency: 'EUR' },
  selections: [selection],
})
const acceptMode = (mode: OddsAcceptMode) =>
  api.db
    .updateTable('players')
    .set({ settings: JSON.stringify({ oddsAcceptMode: mode }) })
    .execute()
async function place(bets: DraftBetWire[], key?: string) {
  const { body } = await sendBets(api, bets, { token, ...(key && { key }) })
  return (body as CallReply<'placeBets'>).data
}
async function bet(id: string): Promise<BetWire> {
  const statuses = 'submitted,waiting_results,rejected,done'
  const { body } = await api.request('GET', `/api/sportsbook/v3/bets?status=${statuses}`, { token })
  return (body as CallReply<'getBets'>).data.find(found => found.id === id)!
}
const balance = () => balanceOf(api, token)
async function pass(ms = DELAY_MS): Promise<void> {
  api.clock.advance(ms)
  await beat(api)
  await deciding.drain()
}

describe('[M18] a bet on a match in play is submitted, and decided after the delay of its sport', () => {
  test('its stake is paid at once, and it is taken at the price of the decision', async () => {
    const before = await balance()
    const [placed] = await place([single(1_000)])
    expect(placed).toMatchObject({
      status: 'submitted',
      result: 'no_results',
      decide_at: api.clock.now() + DELAY_MS,
      accept_mode: 'none',
      v: 1,
      open_stake: { value: 1_000 },
      selections: [{ odds: 2000, odds_at_tap: 2000, odds_at_arrival: 2000 }],
    })
    await pass(DELAY_MS - 1)
    expect(await bet(placed!.id)).toMatchObject({ status: 'submitted', v: 1 })
    await pass(1)
    expect(await bet(placed!.id)).toMatchObject({
      status: 'waiting_results',
      decide_at: null,
      refusal: null,
      v: 2,
      potential_win: { value: 2_000 },
    })
    expect(await balance()).toBe(before - 1_000)
    expect(errors).toEqual([])
  })

  test('before the match begins there is no delay; with several legs the longest holds', async () => {
    expect((await place([single(100, leg(match + 2))]))[0]).toMatchObject({
      status: 'waiting_results',
      decide_at: null,
    })
    const combo = { ...single(100), type: 'combo' as const, selections: [leg(match + 1), leg(match + 2)] }
    expect((await place([combo]))[0]).toMatchObject({ decide_at: api.clock.now() + 3_000 })
    const both = { ...combo, selections: [leg(match), leg(match + 1)] }
    expect((await place([both]))[0]).toMatchObject({ decide_at: api.clock.now() + DELAY_MS })
  })

  test('the same key gets its first answer, whatever the bet’s result', async () => {
    const key = randomUUID()
    const first = await place([single(100)], key)
    await pass()
    expect(await place([single(100)], key)).toEqual(first)
  })

  test.each([
    // mode     tap   arrival decision  taken at, or undefined
    ['none', 2000, 2000, 2000, 2000],
    ['none', 2000, 2000, 2100, undefined],
    ['none', 2000, 2000, 1900, undefined],
    ['higher', 2000, 2100, 2050, 2050],
    ['higher', 2000, 2100, 2000, 2000],
    ['higher', 2000, 2100, 1990, undefined],
    ['any', 2000, 1900, 1500, 1500],
  ] as const)(
    '[M9] %s: tapped at %i, received at %i, %i at the decision: %s',
    async (mode, tap, arrival, decision, taken) => {
      await acceptMode(mode)
      await moveMarket(api.db, String(match), { prices: { 1: arrival } })
      const before = await balance()
      const [placed] = await place([single(1_000, leg(match, tap))])
      await moveMarket(api.db, String(match), { prices: { 1: decision } })
      await pass()
      const decided = await bet(placed!.id)
      if (taken === undefined) {
        expect(decided).toMatchObject({
          status: 'rejected',
          refusal: {
            code: 101,
            details: { selections: [{ match_id: String(match), reason: 'odds_changed', odds: decision }] },
          },
        })
        expect(await balance()).toBe(before)
        return
      }
      expect(decided).toMatchObject({
        status: 'waiting_results',
        odds: taken,
        potential_win: { value: taken },
        selections: [{ odds: taken, odds_at_tap: tap, odds_at_arrival: arrival }],
      })
      const row = await api.db
        .selectFrom('bet_legs')
        .innerJoin('markets', 'markets.match_id', 'bet_legs.match_id')
        .select(['price_version', 'markets.version'])
        .where('bet_id', '=', placed!.id)
        .executeTakeFirstOrThrow()
      expect(row.price_version).toBe(row.version)
    },
  )
})

describe('[M10] what happens during the delay refuses the bet, with the reason, and returns the stake', () => {
  test.each([
    ['the market is suspended', 102, () => moveMarket(api.db, String(match), { status: -1 })],
    [
      'the market is settled',
      103,
      () => writeResults(api.db, String(match), { '1': 'win_entire' }, api.clock.now()),
    ],
    [
      'the match ends',
      103,
      () => api.db.updateTable('matches').set({ status: 4 }).where('id', '=', String(match)).execute(),
    ],
    ['the provider goes down', 102, () => api.db.updateTable('providers').set({ alive_at: 0 }).execute()],
  ] as const)('%s: %i', async (_, code, happens) => {
    const before = await balance()
    const [placed] = await place([single(1_000)])
    await happens()
    await pass()
    const rejected = await bet(placed!.id)
    expect(rejected).toMatchObject({ status: 'rejected', refusal: { code }, decide_at: null, v: 2 })
    expect(rejected.refusal!.localized_message).not.toBe('')
    expect(await balance()).toBe(before)
    expect(await checkLedger(api.db)).toEqual([])
  })

  test('the reason is given in the language of the request', async () => {
    const [placed] = await place([single(100)])
    await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
    await pass()
    const { body } = await api.request('GET', '/api/sportsbook/v3/bets?status=rejected', {
      token,
      headers: { 'accept-language': 'de' },
    })
    const found = (body as CallReply<'getBets'>).data.find(({ id }) => id === placed!.id)
    expect(found!.refusal!.localized_message).toContain('Quoten')
  })
})

describe('[DELAY-4] after an outage', () => {
  const outage = async (ms: number) => {
    api.clock.advance(ms)
    await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
    await deciding.drain()
  }

  test('a bet is not accepted at a price of minutes later: it is refused, and its stake returned', async () => {
    await acceptMode('any')
    const before = await balance()
    const [placed] = await place([single(1_000)])
    await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
    await outage(DELAY_MS + 10_001)
    const refused = await bet(placed!.id)
    expect(refused).toMatchObject({ status: 'rejected', refusal: { code: 124 } })
    expect(refused.refusal!.localized_message).toContain('your stake is back')
    expect(await balance()).toBe(before)
    expect(await checkLedger(api.db)).toEqual([])
  })

  test('a bet that cannot be priced is retried for a limited time, does not delay others, and then its stake is returned', async () => {
    const before = await balance()
    const [broken, other] = await place([single(1_000), single(100, leg(match + 1))])
    await api.db
      .updateTable('markets')
      .set({ outcomes: JSON.stringify({}) })
      .where('match_id', '=', String(match))
      .execute()
    await pass()
    expect(errors).toHaveLength(1)
    expect(await bet(broken!.id)).toMatchObject({ status: 'submitted' })
    expect(await bet(other!.id)).toMatchObject({ status: 'waiting_results' })
    await outage(10_001)
    expect(errors).toHaveLength(1)
    expect(await bet(broken!.id)).toMatchObject({ status: 'rejected', refusal: { code: 124 } })
    expect(await balance()).toBe(before - 100)
    expect(await checkLedger(api.db)).toEqual([])
  })

  test('a decision some seconds late still takes it', async () => {
    const [placed] = await place([single(100)])
    await outage(DELAY_MS + 10_000)
    expect(await bet(placed!.id)).toMatchObject({ status: 'waiting_results' })
  })
})

test('bets of one group wait for the last of them, and are taken or refused as a whole', async () => {
  const group = (selection: ReturnType<typeof leg>) => ({ ...single(100, selection), group: 'patent' })
  const before = await balance()
  const placed = await place([group(leg(match)), group(leg(match + 2)), single(100, leg(match + 1))])
  expect(placed.map(({ decide_at: at }) => at! - api.clock.now())).toEqual([DELAY_MS, DELAY_MS, 3_000])
  await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
  await pass()
  const decided = await Promise.all(placed.map(({ id }) => bet(id)))
  expect(decided.map(({ status, refusal }) => [status, refusal?.code])).toEqual([
    ['rejected', 101],
    ['rejected', 115],
    ['waiting_results', undefined],
  ])
  expect(await balance()).toBe(before - 100)
})

test('the player receives the decision: the bet without texts, the balance, and a notification', async () => {
  const [placed] = await place([single(100)])
  await api.db.deleteFrom('outbox').execute()
  await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
  await pass()
  const published = await api.db
    .selectFrom('outbox')
    .select(['event_name', 'message'])
    .where('player_id', '=', '1001')
    .orderBy('id')
    .execute()
  expect(published.map(({ event_name: name }) => name)).toEqual([
    'bet_changed',
    'balance_changed',
    'notification',
    'unread_counters_changed',
  ])
  expect(published[0]!.message).toMatchObject({ bet: { id: placed!.id, status: 'rejected', v: 2 } })
  expect(JSON.stringify(published[0]!.message)).not.toContain('localized_message')
  for (const event of published) {
    expect(EVENTS[event.event_name as 'bet_changed'].safeParse(event).error).toBeUndefined()
  }
})

test('[M5] deciding the same bets many times at once decides each once', async () => {
  const before = await balance()
  const placed = await place([single(100), single(200), single(300)])
  await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
  api.clock.advance(DELAY_MS)
  await beat(api)
  const ids = placed.map(({ id }) => id)
  const counts = await Promise.all(Array.from({ length: 6 }, () => decideBets(options(), ids)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 3])
  expect(await balance()).toBe(before)
  const refunds = await api.db
    .selectFrom('ledger_transactions')
    .select('bet_id')
    .where('bet_id', 'in', ids)
    .where('kind', '=', 'refund')
    .execute()
  expect(refunds).toHaveLength(3)
})

test('placing, deciding and prices that move, all at once, end without a circle of waiting and with even books', async () => {
  await acceptMode('any')
  const work = Array.from({ length: 12 }, async (_, turn) => {
    const placed = await place([single(10 + turn), single(20 + turn, leg(match + 1))])
    await Promise.all([
      decideBets(options(), placed.map(({ id }) => id).toReversed()),
      moveMarket(api.db, String(match), { prices: { 1: 1500 + turn } }),
      place([single(30 + turn, leg(match + 1))]),
    ])
  })
  await Promise.all(work)
  await pass()
  const left = await api.db.selectFrom('bets').select('id').where('status', '=', 'submitted').execute()
  expect(left).toEqual([])
  expect(errors).toEqual([])
  expect(await checkLedger(api.db)).toEqual([])
})
