import { randomUUID } from 'node:crypto'
import { EVENTS } from '@touchline/contract/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BetCashoutChangedWire, BetWire } from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import { createCashoutService, createChances, type CashoutService } from '../index.ts'
import { openCashoutFixture, type CashoutFixture } from '../testing/cashoutFixture.ts'

let fixture: CashoutFixture
let cashouts: CashoutService
/** Whether the player's private channel has a listener. */
let isLooking = true
let match = ''
let number = 4_000
beforeAll(async () => {
  fixture = await openCashoutFixture()
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  isLooking = true
  cashouts = engine()
  number += 1
  match = String(number)
  await fixture.seed(match)
  await fixture.api.db.deleteFrom('outbox').execute()
})
afterEach(async () => {
  expect(fixture.errors).toEqual([])
  expect(await checkLedger(fixture.api.db)).toEqual([])
})

const engine = (more: { pricedMax?: number } = {}) =>
  createCashoutService({
    db: fixture.api.db,
    newId: randomUUID,
    now: fixture.api.clock.now,
    chances: createChances(error => fixture.errors.push(error)),
    liveDelays: fixture.api.site.liveDelays,
    connected: async () => (isLooking ? ['1001'] : []),
    onError: error => fixture.errors.push(error),
    ...more,
  })

/** The offers published to the player since the last call. */
async function published(): Promise<BetCashoutChangedWire['message'][]> {
  const rows = await fixture.api.db
    .deleteFrom('outbox')
    .where('event_name', '=', 'bet_cashout_changed')
    .returning(['id', 'message'])
    .execute()
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(
      ({ message }) =>
        EVENTS.bet_cashout_changed.parse({ event_name: 'bet_cashout_changed', message }).message,
    )
}
async function rule(betId: string, atLeast: number | null) {
  const token = await fixture.api.signIn()
  const { status, body } = await fixture.api.request(
    atLeast === null ? 'DELETE' : 'PUT',
    `/api/sportsbook/bets/${betId}/cashout-rule`,
    { token, ...(atLeast !== null && { body: { at_least: atLeast } }) },
  )
  return { status, data: (body as { data?: BetWire }).data, code: (body as { code?: number }).code }
}
const AHEAD = {
  goals: [
    [2, 0],
    [0, 0],
  ],
  scorers: [0, 0],
} as const

test('an offer is published when it is first priced and when it changes, with a rising version, and not otherwise', async () => {
  const { id } = await fixture.place([{ match }])
  await cashouts.offers.drain()
  const [first, ...more] = await published()
  expect(more).toEqual([])
  expect(first).toMatchObject({
    bet_id: id,
    because: null,
    v: 1,
    to_cashout: { currency: 'EUR', subunits: 100 },
  })
  await cashouts.offers.drain()
  expect(await published()).toEqual([])
  await fixture.play(match, AHEAD)
  await cashouts.offers.drain()
  const [second] = await published()
  expect(second).toMatchObject({ bet_id: id, v: 2 })
  expect(second!.to_cashout!.value).toBeGreaterThan(first!.to_cashout!.value)
  await fixture.api.db.transaction().execute(async trx => {
    await trx.updateTable('markets').set({ status: -1 }).where('match_id', '=', match).execute()
    await trx.updateTable('matches').set({ version: 99 }).where('id', '=', match).execute()
  })
  await cashouts.offers.drain()
  expect(await published()).toEqual([{ bet_id: id, to_cashout: null, because: 'suspended', v: 3 }])
})

test('without a connected player nothing is priced; one who returns gets the current offers', async () => {
  isLooking = false
  await fixture.place([{ match }])
  await cashouts.offers.drain()
  expect(await published()).toEqual([])
  isLooking = true
  await cashouts.offers.drain()
  expect(await published()).not.toEqual([])
})

test('a bet that has ended is published once more, and then no longer', async () => {
  const { id } = await fixture.place([{ match }])
  await cashouts.offers.drain()
  const [first] = await published()
  await fixture.cashOut({ bet_id: id, to_cashout: first!.to_cashout!.value })
  cashouts.touch(id)
  await cashouts.offers.drain()
  expect(await published()).toEqual([{ bet_id: id, to_cashout: null, because: 'decided', v: 2 }])
  await fixture.play(match, AHEAD)
  await cashouts.offers.drain()
  expect(await published()).toEqual([])
})

test('a leg that is won moves the offer at once, although no match moves', async () => {
  const other = `${match}-b`
  await fixture.seed(other)
  const { id } = await fixture.place([{ match }, { match: other }])
  await cashouts.offers.drain()
  const [first] = await published()
  await fixture.settle({ match: other }, 'win_entire')
  await cashouts.offers.drain()
  const [second, ...more] = await published()
  expect(more).toEqual([])
  expect(second).toMatchObject({ bet_id: id, v: 2 })
  expect(second!.to_cashout!.value).toBeGreaterThan(first!.to_cashout!.value * 1.5)
})

test('the list has the current offer under the version published last, so that the next publication counts', async () => {
  const { id } = await fixture.place([{ match }])
  expect((await fixture.bet(id)).cash_out).toEqual({ v: 0, because: null })
  await cashouts.offers.drain()
  const [first] = await published()
  expect(await fixture.bet(id)).toMatchObject({
    to_cashout: first!.to_cashout,
    cash_out: { v: 1, because: null },
  })
  await fixture.play(match, AHEAD)
  const ahead = await fixture.bet(id)
  expect(ahead.cash_out).toEqual({ v: 1, because: null })
  await cashouts.offers.drain()
  expect(await published()).toMatchObject([{ v: 2, to_cashout: ahead.to_cashout }])
})

test('[CASHOUT-10] a rule cashes out automatically at the first offer of that amount, and is then removed', async () => {
  const { id } = await fixture.place([{ match }])
  const { value } = await fixture.offer(id)
  const set = await rule(id, value! + 200)
  expect([set.status, set.data?.cashout_rule]).toEqual([200, { at_least: value! + 200 }])
  isLooking = false
  await cashouts.offers.drain()
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results' })
  const before = await fixture.balance()
  await fixture.play(match, AHEAD)
  await cashouts.offers.drain()
  const { status, win_amount, cashout_rule } = await fixture.bet(id)
  expect([status, cashout_rule]).toEqual(['cashed_out', null])
  expect(win_amount!.value).toBeGreaterThanOrEqual(value! + 200)
  expect(await fixture.balance()).toBe(before + win_amount!.value)
  const stored = fixture.api.db
    .selectFrom('cashouts')
    .select(['trigger', 'status', 'key'])
    .where('bet_id', '=', id)
  expect(await stored.execute()).toEqual([{ trigger: 'rule', status: 'paid', key: null }])
})

test('[CASHOUT-10] a rule that was taken away does nothing', async () => {
  const { id } = await fixture.place([{ match }])
  await rule(id, 1)
  expect((await rule(id, null)).data?.cashout_rule).toBeNull()
  await cashouts.offers.drain()
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results' })
})

test('an ended bet accepts no rule, and a player cannot set one for another player', async () => {
  const { id } = await fixture.place([{ match }])
  const { value } = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  expect(await rule(id, 100)).toMatchObject({ status: 409, code: 123 })
  expect(await rule(randomUUID(), 100)).toMatchObject({ status: 404 })
  const stranger = await fixture.api.signIn('empty')
  const path = `/api/sportsbook/bets/${id}/cashout-rule`
  expect((await fixture.api.request('DELETE', path, { token: stranger })).status).toBe(404)
})

test('a bet that cannot be priced is reported, has no offer, and delays no other bet', async () => {
  const other = `${match}-b`
  await fixture.seed(other)
  const [broken, whole] = [await fixture.place([{ match: other }]), await fixture.place([{ match }])]
  const sim = JSON.stringify({ sportKey: 'soccer', params: {}, play: {} })
  await fixture.api.db.updateTable('matches').set({ sim }).where('id', '=', other).execute()
  await cashouts.offers.drain()
  const offers = await published()
  expect(offers.find(({ bet_id }) => bet_id === whole.id)?.because).toBeNull()
  expect(offers.find(({ bet_id }) => bet_id === broken.id)?.because).toBe('not_offered')
  expect(fixture.errors.splice(0)).toEqual([expect.any(TypeError)])
})

test('rules do not wait behind the offers of others, and however few are priced at once each has its turn', async () => {
  const other = `${match}-b`
  await fixture.seed(other)
  const [first, second] = [await fixture.place([{ match }]), await fixture.place([{ match }])]
  const ruled = await fixture.place([{ match: other }])
  await rule(ruled.id, 1)
  const few = engine({ pricedMax: 1 })
  await few.offers.drain()
  expect(await fixture.bet(ruled.id)).toMatchObject({ status: 'cashed_out' })
  const mine = async () =>
    (await published()).map(({ bet_id }) => bet_id).filter(id => [first.id, second.id].includes(id))
  const before = await mine()
  expect(before).toHaveLength(1)
  await fixture.play(match, AHEAD)
  await few.offers.drain()
  expect(new Set([...before, ...(await mine())])).toEqual(new Set([first.id, second.id]))
})
