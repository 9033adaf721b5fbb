import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { openCashoutFixture, type CashoutFixture } from '../testing/cashoutFixture.ts'

const DELAY_MS = 5_000

let fixture: CashoutFixture
let match = ''
let number = 2_000
beforeAll(async () => {
  fixture = await openCashoutFixture('soccer:5')
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  number += 1
  match = String(number)
  await fixture.seed(match)
})
afterEach(async () => {
  expect(fixture.errors).toEqual([])
  expect(await checkLedger(fixture.api.db)).toEqual([])
})

/** A bet placed before its match, which is in play now, and its cash-out value. */
async function liveBet(stake = 1_000) {
  const { id } = await fixture.place([{ match }], stake)
  await fixture.play(match)
  const { value } = await fixture.offer(id)
  return { id, value: value! }
}
/** Lets the delay pass, with heartbeats of the feed in between. */
async function wait(ms = DELAY_MS): Promise<void> {
  fixture.api.clock.advance(ms)
  await fixture.api.db.updateTable('providers').set({ alive_at: fixture.api.clock.now() }).execute()
  await fixture.cashouts.deciding.drain()
}
const cashoutOf = (betId: string) =>
  fixture.api.db
    .selectFrom('cashouts')
    .select(['status', 'trigger', 'value', 'decided_at'])
    .where('bet_id', '=', betId)
    .orderBy('status')
    .execute()

test('[CASHOUT-8] with a live leg a cash-out waits, and is paid when the offer still covers what the bettor saw', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  const { status, data } = await fixture.cashOut({ bet_id: id, to_cashout: value })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'cashout_in_progress',
    decide_at: fixture.api.clock.now() + DELAY_MS,
    win_amount: null,
    cash_out: { because: 'in_progress' },
  })
  await wait(DELAY_MS - 1)
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashout_in_progress' })
  expect(await fixture.balance()).toBe(before)
  await wait(1)
  expect(await fixture.bet(id)).toMatchObject({
    status: 'cashed_out',
    win_amount: { value },
    decide_at: null,
  })
  expect(await fixture.balance()).toBe(before + value)
})

test('[CASHOUT-8] an offer that has fallen by then pays nothing, and the bet stays open', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  const behind = [
    [0, 1],
    [0, 0],
  ] as const
  await fixture.play(match, { goals: behind, scorers: [1] })
  await wait()
  expect(await fixture.bet(id)).toMatchObject({
    status: 'waiting_results',
    decide_at: null,
    win_amount: null,
  })
  expect(await fixture.balance()).toBe(before)
  expect(await cashoutOf(id)).toMatchObject([{ status: 'refused' }])
  const { value: now } = await fixture.offer(id)
  expect(now!).toBeLessThan(value)
  await fixture.cashOut({ bet_id: id, to_cashout: now })
  await wait()
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value: now } })
})

test('[DELAY-4] decided long after its time it pays nothing, however good the offer, and the bet stays open', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  await wait(DELAY_MS + 10_001)
  expect(await fixture.bet(id)).toMatchObject({
    status: 'waiting_results',
    decide_at: null,
    win_amount: null,
  })
  expect(await cashoutOf(id)).toMatchObject([{ status: 'refused' }])
  expect(await fixture.balance()).toBe(before)
})

test('[CASHOUT-8] a market that is paused by then pays nothing', async () => {
  const { id, value } = await liveBet()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  await fixture.api.db.updateTable('markets').set({ status: -1 }).where('match_id', '=', match).execute()
  await wait()
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results' })
})

test('[CASHOUT-8] an offer that has risen a little during the delay pays what the bettor saw and no more', async () => {
  const { id, value } = await liveBet()
  const seen = Math.ceil(value / 1.05)
  await fixture.cashOut({ bet_id: id, to_cashout: seen })
  await wait()
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value: seen } })
})

test('[CASHOUT-11] an offer that a goal has lifted by then pays nothing: the bettor sees the better one', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  await fixture.play(match, score(1, 0))
  await wait()
  const bet = await fixture.bet(id)
  expect(bet.status).toBe('waiting_results')
  expect(bet.to_cashout!.value).toBeGreaterThan(value * 1.1)
  expect(await fixture.balance()).toBe(before)
})

test('while one cash-out waits there is no other', async () => {
  const { id, value } = await liveBet()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: value })
  expect([status, error?.code, error?.details?.because]).toEqual([409, 123, 'in_progress'])
  await wait()
  expect(await cashoutOf(id)).toMatchObject([{ status: 'paid' }, { status: 'refused' }])
})

test('the key of a cash-out that waited gets its first answer for ever', async () => {
  const { id, value } = await liveBet()
  const key = randomUUID()
  const first = await fixture.cashOut({ bet_id: id, to_cashout: value }, key)
  await wait()
  expect(await fixture.cashOut({ bet_id: id, to_cashout: value }, key)).toEqual(first)
})

test('[CASHOUT-8] a settlement that ends the bet in the meantime wins, and the cash-out pays nothing', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  const { data } = await fixture.cashOut({ bet_id: id, to_cashout: value })
  await fixture.settle({ match }, 'win_entire')
  await wait()
  expect(await fixture.bet(id)).toMatchObject({ status: 'done', result: 'win_entire' })
  expect(await fixture.balance()).toBe(before + data!.potential_win.value)
  expect(await cashoutOf(id)).toMatchObject([{ status: 'refused' }])
})

test('[CASHOUT-7] a part of a live bet waits and is paid as well, and the rest stays open', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  const share = Math.floor(value / 4)
  await fixture.cashOut({ bet_id: id, to_cashout: share, part: 250 })
  await wait()
  expect(await fixture.bet(id)).toMatchObject({
    status: 'waiting_results',
    open_stake: { value: 750 },
    cashed_out: { stake: { value: 250 }, value: { value: share } },
  })
  expect(await fixture.balance()).toBe(before + share)
})

test('deciding twice pays once', async () => {
  const { id, value } = await liveBet()
  const before = await fixture.balance()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  fixture.api.clock.advance(DELAY_MS)
  await fixture.api.db.updateTable('providers').set({ alive_at: fixture.api.clock.now() }).execute()
  await Promise.all([fixture.cashouts.deciding.drain(), fixture.cashouts.deciding.drain()])
  expect(await fixture.balance()).toBe(before + value)
})

/** Goals of both halves that give the home side this lead. */
const score = (home: number, away: number) =>
  ({
    goals: [
      [home, away],
      [0, 0],
    ],
    scorers: [...Array(home).fill(0), ...Array(away).fill(1)],
  }) as const
async function ruled(atLeastOf: (value: number) => number) {
  const { id, value } = await liveBet()
  const atLeast = atLeastOf(value)
  await fixture.api.request('PUT', `/api/sportsbook/bets/${id}/cashout-rule`, {
    token: await fixture.api.signIn(),
    body: { at_least: atLeast },
  })
  await fixture.cashouts.offers.drain()
  return { id, value, atLeast }
}

test('[CASHOUT-10] an offer that falls while a rule waits but stays at its minimum is paid at its value then', async () => {
  const { id, value, atLeast } = await ruled(seen => Math.floor(seen / 4))
  const before = await fixture.balance()
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashout_in_progress' })
  await fixture.play(match, { second: 2400, ...score(0, 0) })
  await wait()
  const { status, win_amount } = await fixture.bet(id)
  expect(status).toBe('cashed_out')
  expect(win_amount!.value).toBeLessThan(value)
  expect(win_amount!.value).toBeGreaterThanOrEqual(atLeast)
  expect(await fixture.balance()).toBe(before + win_amount!.value)
  expect(await cashoutOf(id)).toMatchObject([{ status: 'paid', trigger: 'rule', value: win_amount!.value }])
})

test('[CASHOUT-10] a rule pays an offer that rose, and nothing for one that fell below its minimum', async () => {
  const risen = await ruled(seen => seen)
  await fixture.play(match, score(1, 0))
  await wait()
  expect((await fixture.bet(risen.id)).win_amount!.value).toBeGreaterThan(risen.value)
  match = `${match}-b`
  await fixture.seed(match)
  const fallen = await ruled(seen => seen)
  await fixture.play(match, score(0, 1))
  await wait()
  expect(await fixture.bet(fallen.id)).toMatchObject({
    status: 'waiting_results',
    cashout_rule: { at_least: fallen.atLeast },
  })
  expect(await cashoutOf(fallen.id)).toMatchObject([{ status: 'refused' }])
})

test('[CASHOUT-10] a rule that is taken away while it waits pays nothing', async () => {
  const { id } = await ruled(seen => seen)
  await fixture.api.request('DELETE', `/api/sportsbook/bets/${id}/cashout-rule`, {
    token: await fixture.api.signIn(),
  })
  await wait()
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results', cashout_rule: null })
})
