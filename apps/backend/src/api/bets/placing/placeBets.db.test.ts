import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import { takeMatches } from '#store'
import {
  balanceOf,
  countWaiting,
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  sendBets,
  type TestApi,
} from '#testing'

type Reply = CallReply<'placeBets'>

let api: TestApi
let token: string
let match = 1_000

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  match += 2
  await seedMatch(api.db, { id: String(match) })
  await seedMatch(api.db, { id: String(match + 1), status: 0 })
})

const single = (value: number, selection = legOf(match), currency = 'EUR'): DraftBetWire => ({
  type: 'single',
  stake: { value, currency },
  selections: [selection],
})
const combo = (value: number, ...selections: DraftBetWire['selections']): DraftBetWire => ({
  type: 'combo',
  stake: { value, currency: 'EUR' },
  selections,
})
const meta = { device_id: 'device-0001', quick: false }

async function place(bets: DraftBetWire[], key: string = randomUUID(), who = token) {
  const { status, body } = await sendBets(api, bets, { token: who, key })
  return { status, body, reply: body as Reply, error: body as ErrorBodyWire }
}
const balance = (currency: string, who = token) => balanceOf(api, who, currency)
const countBets = async () =>
  Number(
    (
      await api.db
        .selectFrom('bets')
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('a single is taken: stake leaves the balance, the bet has its price and its version', async () => {
  const before = await balance('EUR')
  const { status, reply } = await place([single(1_250)])
  expect(status).toBe(200)
  expect(reply.data[0]).toMatchObject({
    type: 'single',
    status: 'waiting_results',
    result: 'no_results',
    stake: { value: 1_250, currency: 'EUR', subunits: 100 },
    potential_win: { value: 2_500 },
    odds: 2000,
    selections: [{ outcome_name: 'Harbour Town', market_name: 'Full-time result', name_b: 'Ashford Rovers' }],
  })
  expect(await balance('EUR')).toBe(before - 1_250)
  const row = await api.db
    .selectFrom('bet_legs')
    .select('price_version')
    .where('bet_id', '=', reply.data[0]!.id)
    .executeTakeFirstOrThrow()
  expect(row.price_version).toBe(1)
})

test('a combo multiplies its prices', async () => {
  const { reply } = await place([combo(1_000, legOf(match), legOf(match + 1, '2', 3000))])
  expect(reply.data[0]).toMatchObject({ type: 'combo', odds: 6000, potential_win: { value: 6_000 } })
})

test('a system of 2 of 3 costs its total stake once', async () => {
  await seedMatch(api.db, { id: `${match}-3` })
  const legs = [legOf(match), legOf(match + 1), { ...legOf(match), match_id: `${match}-3` }]
  const { status, reply } = await place([{ ...combo(300, ...legs), type: 'system', system_id: '2/3' }])
  expect(status).toBe(200)
  expect(reply.data[0]).toMatchObject({
    system: { id: '2/3', win_count: 2, total_count: 3 },
    potential_win: { value: 1_200 },
  })
})

describe('[M2] [M3] [M4] [M5] [M6] one key, one bet', () => {
  test('the same key and payload get the same answer, for ever', async () => {
    const key = randomUUID()
    const first = await place([single(100)], key)
    const before = await balance('EUR')
    api.clock.advance(3 * 86_400_000)
    await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
    await moveMarket(api.db, String(match), { status: -1 })
    expect(await place([single(100)], key)).toEqual(first)
    expect(await balance('EUR')).toBe(before)
  })

  test('ten at once run once', async () => {
    const key = randomUUID()
    const before = await balance('EUR')
    const bets = await countBets()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place([single(100)], key)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.status).toBe(200)
    expect(await countBets()).toBe(bets + 1)
    expect(await balance('EUR')).toBe(before - 100)
  })

  test('another payload under the same key is refused with 17 and nothing is charged', async () => {
    const key = randomUUID()
    await place([single(100)], key)
    const before = await balance('EUR')
    const { status, error } = await place([single(200)], key)
    expect([status, error.code]).toEqual([422, 17])
    expect(await balance('EUR')).toBe(before)
  })

  test('a refusal is an answer too: the same key gets it again although the price is open again', async () => {
    const key = randomUUID()
    await moveMarket(api.db, String(match), { status: -1 })
    const first = await place([single(100)], key)
    expect(first.status).toBe(422)
    await moveMarket(api.db, String(match), { status: 1 })
    expect(await place([single(100)], key)).toEqual(first)
  })

  test('the same key of another player is another bet', async () => {
    const key = randomUUID()
    const other = await api.signIn('empty')
    await place([single(100)], key)
    expect((await place([single(100)], key, other)).error.code).toBe(111)
  })

  test.each([undefined, 'not-a-uuid'])('a key of %s is a bad request', async key => {
    const { status, body } = await api.request('POST', '/api/sportsbook/v3/bets', {
      token,
      body: { meta, bets: [single(100)] },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
    expect([status, (body as ErrorBodyWire).code]).toEqual([400, 10])
  })
})

describe('[M9] the price at commit', () => {
  test.each([
    // mode     saw   now   taken at
    ['none', 2000, 2100, undefined],
    ['none', 2000, 1900, undefined],
    ['higher', 2000, 2100, 2100],
    ['higher', 2000, 1900, undefined],
    ['any', 2000, 1900, 1900],
  ] as const)('[ACCEPT] %s: saw %i, now %i, taken at %s', async (mode, saw, now, takenAt) => {
    await api.request('POST', '/api/sportsbook/settings', { token, body: { auto_accept_odds_change: mode } })
    await moveMarket(api.db, String(match), { prices: { 1: now } })
    const before = await balance('EUR')
    const { status, reply, error } = await place([single(100, legOf(match, '1', saw))])
    await api.request('POST', '/api/sportsbook/settings', {
      token,
      body: { auto_accept_odds_change: 'none' },
    })
    if (takenAt !== undefined) {
      expect(reply.data[0]!.odds).toBe(takenAt)
      return
    }
    expect([status, error.code]).toEqual([422, 101])
    expect(error.errors_by_bet!['0']!.details!.selections).toEqual([
      { ...legOf(match, '1', saw), reason: 'odds_changed', odds: now },
    ])
    expect(await balance('EUR')).toBe(before)
  })

  test('a tick that commits while a bet waits for it decides the price', async () => {
    let release = (): void => {}
    const held = new Promise<void>(resolve => (release = resolve))
    let hasLock = (): void => {}
    const locked = new Promise<void>(resolve => (hasLock = resolve))
    const tick = api.db.transaction().execute(async trx => {
      await takeMatches(trx, [String(match)])
      await trx.updateTable('matches').set({ version: 2 }).where('id', '=', String(match)).execute()
      const outcomes = JSON.stringify([{ id: '1', odds: 1500, active: true }])
      await trx
        .updateTable('markets')
        .set({ outcomes, version: 2 })
        .where('match_id', '=', String(match))
        .execute()
      hasLock()
      await held
    })
    await locked
    const placing = place([single(100)])
    await waitUntilBlocked()
    release()
    await tick
    expect((await placing).error.code).toBe(101)
  })
})

/** Waits until some statement waits for a lock: then the bet is queued behind the tick. */
async function waitUntilBlocked(): Promise<void> {
  await expect.poll(() => countWaiting(api.databaseUrl)).toBeGreaterThan(0)
}

describe('[M10] what is closed takes no bet', () => {
  test('a suspended market: 102, with the leg named', async () => {
    await moveMarket(api.db, String(match), { status: -1 })
    const { status, error } = await place([single(100)])
    expect([status, error.code]).toEqual([422, 102])
    expect(error.errors_by_bet!['0']!.details!.selections[0]).toMatchObject({
      reason: 'suspended',
      odds: 2000,
    })
  })
  test('a settled market, an unknown outcome, a finished match: 103', async () => {
    expect((await place([single(100, legOf(match, '9'))])).error.code).toBe(103)
    expect((await place([single(100, legOf(999_999))])).error.code).toBe(103)
    await moveMarket(api.db, String(match), { status: -3 })
    expect((await place([single(100)])).error.code).toBe(103)
    await api.db
      .updateTable('matches')
      .set({ status: 4 })
      .where('id', '=', String(match + 1))
      .execute()
    expect((await place([single(100, legOf(match + 1))])).error.code).toBe(103)
  })
  test('[FRESH-6] a provider that is silent for more than 10 s or set down: 102', async () => {
    await api.db
      .updateTable('providers')
      .set({ alive_at: api.clock.now() - 10_001 })
      .where('provider', '=', 'betradar')
      .execute()
    expect((await place([single(100)])).error.code).toBe(102)
    await api.db.updateTable('providers').set({ alive_at: api.clock.now(), status: 'down' }).execute()
    expect((await place([single(100)])).error.code).toBe(102)
    await api.db.updateTable('providers').set({ status: 'active' }).execute()
    expect((await place([single(100)])).status).toBe(200)
  })
  test('after the bet stop: 102', async () => {
    const next_bet_stop = api.clock.now()
    await api.db.updateTable('markets').set({ next_bet_stop }).where('match_id', '=', String(match)).execute()
    expect((await place([single(100)])).error.code).toBe(102)
  })
})

describe('[M11] money', () => {
  test('more than the balance: 111; a currency without account: 110', async () => {
    const empty = await api.signIn('empty')
    expect((await place([single(100)], undefined, empty)).error.code).toBe(111)
    expect((await place([single(100, legOf(match), 'USD')])).error.code).toBe(110)
  })
  test('a stake that is refused for its sum comes with the figure to fix it by: 107, 108, 109, 111', async () => {
    const published = async (value: number) => {
      const { error } = await place([single(value)])
      return [error.code, error.details?.limit]
    }
    expect(await published(9)).toEqual([107, 10])
    expect(await published(1_000_001)).toEqual([108, 1_000_000])
    const left = await balance('EUR')
    expect(await published(left + 1)).toEqual([111, left])
    await moveMarket(api.db, String(match), { prices: { 1: 900_000 } })
    const { error } = await place([single(60_000, { ...legOf(match), odds: 900_000 })])
    expect([error.code, error.details?.limit]).toEqual([109, 50_000_000])
  })
  test('parallel bets never spend the same money twice', async () => {
    const before = await balance('JPY')
    const stake = Math.floor(before / 3)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place([single(stake, legOf(match), 'JPY')])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await balance('JPY')).toBe(before - 3 * stake)
  })
  test('currencies keep their own accounts and subunits', async () => {
    const { reply } = await place([single(5_000, legOf(match), 'BTC')])
    expect(reply.data[0]!.stake).toEqual({ value: 5_000, currency: 'BTC', subunits: 100_000_000 })
  })
})

describe('combinations', () => {
  test('[SLIP-6] two legs of one match: 104, both named', async () => {
    const { error } = await place([combo(100, legOf(match), legOf(match, '2', 3000))])
    expect(error.code).toBe(104)
    expect(error.errors_by_bet!['0']!.details!.selections[0]!.reason).toBe('conflict')
  })
  test('[SLIP-7] two providers in a combo: 104', async () => {
    const id = `${match}-b`
    await seedMatch(api.db, { id, provider: 'betconstruct' })
    const { error } = await place([combo(100, legOf(match), { ...legOf(match), match_id: id })])
    expect(error.code).toBe(104)
  })
  test.each([
    ['a single of two', 'single', 2],
    ['a combo of one', 'combo', 1],
    ['a custom bet of one', 'custom_bet', 1],
  ] as const)('[TYPE-4] %s: 104 in words of its own, and no leg is blamed', async (_, type, count) => {
    const selections = [legOf(match), legOf(match, '2', 3000)].slice(0, count)
    const { error } = await place([{ ...single(100), type, selections }])
    const words = 'This bet type needs a different number of selections.'
    expect(error).toMatchObject({ code: 104, localized_message: words })
    expect(error.errors_by_bet!['0']).toMatchObject({ code: 104, localized_message: words })
    expect(error.errors_by_bet!['0']!.details?.selections ?? []).toEqual([])
  })
  test('bonuses are not given yet: 113', async () => {
    const bonus = { id: 'b1', type: 'freebet' }
    expect((await place([{ ...single(100), bonus }])).error.code).toBe(113)
  })
})

test('[M12] half a batch: the valid one is accepted, the other gets its reason', async () => {
  const { status, reply } = await place([single(100), single(100, legOf(match, '1', 1900))])
  expect(status).toBe(200)
  expect(reply.data).toHaveLength(1)
  expect(reply.errors_by_bet).toMatchObject({ '1': { code: 101 } })
})

test('messages come in the language of the request', async () => {
  const { body } = await api.request('POST', '/api/sportsbook/v3/bets', {
    token,
    headers: { 'idempotency-key': randomUUID(), 'accept-language': 'de-AT,de;q=0.9' },
    body: { meta, bets: [single(100, legOf(match, '1', 1900))] },
  })
  expect((body as ErrorBodyWire).localized_message).toContain('Quoten')
})

test('the outbox has the bet before the balance, in the same transaction', async () => {
  await api.db.deleteFrom('outbox').execute()
  await place([single(100)])
  const rows = await api.db.selectFrom('outbox').select(['event_name', 'player_id']).orderBy('id').execute()
  expect(rows).toEqual([
    { event_name: 'bet_changed', player_id: '1001' },
    { event_name: 'balance_changed', player_id: '1001' },
  ])
})

test('placing without a session: 401 with 11', async () => {
  const { status, error } = await place([single(100)], undefined, 'no-such-token')
  expect([status, error.code]).toEqual([401, 11])
})

test('the books agree to the cent', async () => {
  expect(await checkLedger(api.db)).toEqual([])
})
