import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLiability } from '#api/bets'
import { checkLedger } from '#api/ledger'
import { STORED_CASHOUT_REFUSALS_MAX } from './forgetOldRefusedCashouts.ts'
import { openCashoutFixture, type CashoutFixture } from '../testing/cashoutFixture.ts'

let fixture: CashoutFixture
let match = 1_000
let [one, two] = ['', '']
beforeAll(async () => {
  fixture = await openCashoutFixture()
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  match += 2
  ;[one, two] = [`${match}`, `${match + 1}`]
  await fixture.seed(one)
  await fixture.seed(two)
})
afterEach(async () => {
  expect(fixture.errors).toEqual([])
  expect(await checkLedger(fixture.api.db)).toEqual([])
  expect(await checkLiability(fixture.api.db)).toEqual([])
})

const entries = (betId: string) =>
  fixture.api.db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['kind', 'amount'])
    .where('bet_id', '=', betId)
    .where('account', 'like', 'player:%')
    .orderBy('ledger_entries.id')
    .execute()

test('a bet that was just placed is worth a little less than its stake', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value, because, version } = await fixture.offer(id)
  expect([because, version]).toEqual([null, 1])
  expect(value!).toBeGreaterThan(850)
  expect(value!).toBeLessThan(960)
})

test('[CASHOUT-8] cashing out pays exactly what the bettor saw, ends the bet and leaves the books even', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const before = await fixture.balance()
  const { status, data } = await fixture.cashOut({ bet_id: id, to_cashout: value! - 3 })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'cashed_out',
    result: 'cashed_out',
    win_amount: { value: value! - 3, currency: 'EUR' },
    settled_at: fixture.api.clock.now(),
  })
  expect(await fixture.balance()).toBe(before + value! - 3)
  expect(await entries(id)).toEqual([
    { kind: 'stake', amount: -1_000 },
    { kind: 'cashout', amount: value! - 3 },
  ])
})

test('[LIABILITY-3] what is cashed out is free for others, in part and in full', async () => {
  const { id, potential_win } = await fixture.place([{ match: one }, { match: two }])
  const used = async () => {
    const rows = fixture.api.db
      .selectFrom('liabilities')
      .select('parts')
      .where('key', 'like', `win %${one}/%`)
    return (await rows.execute()).reduce((sum, { parts }) => sum + parts, 0)
  }
  const whole = await used()
  // A billionth of the maximum win of 50,000,000.
  expect(whole).toBe(potential_win.value * 20)
  const { value } = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.4), part: 400 })
  const left = await fixture.bet(id)
  expect(await used()).toBe(left.potential_win.value * 20)
  expect(await used()).toBeLessThan(whole)
  const rest = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: rest.value! })
  expect((await fixture.bet(id)).status).toBe('cashed_out')
  expect(await used()).toBe(0)
})

test('cashing out leaves a notification, in full and in part', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.4), part: 400 })
  await fixture.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.6) })
  const left = fixture.api.db.selectFrom('notifications').select('type').where('object_id', '=', id)
  expect(await left.execute()).toEqual([{ type: 'bet_cashed_out' }, { type: 'bet_cashed_out' }])
})

test('[CASHOUT-8] an offer that has fallen below what the bettor saw is sent again and pays nothing', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value, version } = await fixture.offer(id)
  const before = await fixture.balance()
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: value! + 1 })
  expect([status, error?.code]).toEqual([409, 121])
  expect(error?.details).toEqual({ selections: [], to_cashout: value, v: version })
  expect(await fixture.balance()).toBe(before)
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results', win_amount: null })
})

test('[CASHOUT-11] a sum far below the offer is a mistake: nothing is paid, and the answer has the offer', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value, version } = await fixture.offer(id)
  const before = await fixture.balance()
  const inUnits = Math.floor(value! / 100)
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: inUnits })
  expect([status, error?.code]).toEqual([409, 121])
  expect(error?.details).toEqual({ selections: [], to_cashout: value, v: version })
  const part = await fixture.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.3), part: 500 })
  expect([part.status, part.error?.code]).toEqual([409, 121])
  expect(await fixture.balance()).toBe(before)
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results', open_stake: { value: 1_000 } })
})

test('the same key gets the same answer for ever; with another payload it is refused', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const key = randomUUID()
  const first = await fixture.cashOut({ bet_id: id, to_cashout: value }, key)
  const before = await fixture.balance()
  expect(first.status).toBe(200)
  expect(await fixture.cashOut({ bet_id: id, to_cashout: value }, key)).toEqual(first)
  const other = await fixture.cashOut({ bet_id: id, to_cashout: 1 }, key)
  expect([other.status, other.error?.code]).toEqual([422, 17])
  expect(await fixture.balance()).toBe(before)
})

test('a refusal is the answer of its key as well, whatever the offer is later', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const key = randomUUID()
  const first = await fixture.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  expect(await fixture.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)).toEqual(first)
})

test('the newest thousand refusals of a player are stored, and every accepted key', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const row = { bet_id: id, player_id: '1001', payload_hash: 'x', stake: 1, value: 1, reply: '{}' } as const
  const old = Array.from({ length: STORED_CASHOUT_REFUSALS_MAX + 5 }, (_, index) => ({
    ...row,
    id: `old-${index}`,
    key: `old-${index}`,
    trigger: 'player' as const,
    status: 'refused' as const,
    // The first of them was accepted, waited, and was refused when it was decided.
    reply_status: index === 0 ? 200 : 409,
    created_at: index,
  }))
  await fixture.api.db.insertInto('cashouts').values(old).execute()
  const key = randomUUID()
  await fixture.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)
  const stored = await fixture.api.db
    .selectFrom('cashouts')
    .select(['key', 'reply_status'])
    .where('player_id', '=', '1001')
    .execute()
  expect(stored.filter(({ reply_status }) => reply_status === 409)).toHaveLength(STORED_CASHOUT_REFUSALS_MAX)
  const keys = stored.map(one => one.key)
  expect(keys).toEqual(expect.arrayContaining(['old-0', key]))
  expect(keys).not.toContain('old-1')
})

test('without a key, with a part of zero or another player’s bet nothing happens', async () => {
  const { id } = await fixture.place([{ match: one }])
  expect((await fixture.cashOut({ bet_id: id, to_cashout: 1 }, 'tap')).status).toBe(400)
  expect((await fixture.cashOut({ bet_id: id, to_cashout: 0 })).status).toBe(400)
  expect((await fixture.cashOut({ bet_id: id, to_cashout: 1, part: 0 })).status).toBe(400)
  expect((await fixture.cashOut({ bet_id: randomUUID(), to_cashout: 1 })).status).toBe(404)
  const stranger = await fixture.api.signIn('empty')
  const { status } = await fixture.api.request('POST', '/api/sportsbook/bets/cashout', {
    token: stranger,
    headers: { 'idempotency-key': randomUUID() },
    body: { bet_id: id, to_cashout: 1 },
  })
  expect(status).toBe(404)
})

test('[CASHOUT-7] a part pays its share, and the rest of the bet stays open', async () => {
  const { id, potential_win } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const share = Math.floor(value! * 0.4)
  const { status, data } = await fixture.cashOut({ bet_id: id, to_cashout: share, part: 400 })
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'waiting_results', win_amount: null })
  expect(data!.potential_win.value).toBe(Math.round(potential_win.value * 0.6))
  fixture.cashouts.touch(id)
  const rest = await fixture.offer(id)
  expect(rest.version).toBe(2)
  expect(Math.abs(rest.value! - (value! - share))).toBeLessThanOrEqual(1)
  const second = await fixture.cashOut({ bet_id: id, to_cashout: rest.value })
  expect(second.data).toMatchObject({ status: 'cashed_out', win_amount: { value: share + rest.value! } })
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(['stake', 'cashout', 'cashout'])
})

test('[NOTE-3] each cash-out leaves a notification, of a part too', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const share = Math.floor(value! * 0.4)
  await fixture.cashOut({ bet_id: id, to_cashout: share, part: 400 })
  fixture.cashouts.touch(id)
  const rest = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: rest.value })
  const left = await fixture.api.db
    .selectFrom('notifications')
    .select(['type', 'params'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(left).toMatchObject([
    { type: 'bet_cashed_out', params: { amount: share, isOpen: true } },
    { type: 'bet_cashed_out', params: { amount: rest.value, isOpen: false } },
  ])
})

test('[CASHOUT-7] a part of more than is left is not paid', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  await fixture.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.6), part: 600 })
  const rest = Math.floor(value! * 0.4)
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: rest, part: 400 })
  expect([status, error?.code]).toEqual([409, 121])
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(['stake', 'cashout'])
})

test('[CASHOUT-12] a part of less than a tenth of the open stake is not offered; the whole always is', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const before = await fixture.balance()
  const cents = await Promise.all(
    [1, 10, 99].map(part => fixture.cashOut({ bet_id: id, to_cashout: 1, part })),
  )
  expect(cents.map(({ status, error }) => [status, error?.code])).toEqual(Array(3).fill([409, 122]))
  expect(cents[0]!.error?.details).toMatchObject({ to_cashout: value })
  expect(await fixture.balance()).toBe(before)
  const least = { bet_id: id, to_cashout: Math.floor(value! / 10), part: 100 }
  expect((await fixture.cashOut(least)).status).toBe(200)
  fixture.cashouts.touch(id)
  const { value: rest } = await fixture.offer(id)
  expect((await fixture.cashOut({ bet_id: id, to_cashout: rest })).data).toMatchObject({
    status: 'cashed_out',
  })
})

test('[CASHOUT-13] a part pays no cent more than its share, rounded down', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const part = [101, 103, 107, 109, 113].find(some => ((value! * some) / 1_000) % 1 >= 0.5)!
  const up = Math.round((value! * part) / 1_000)
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: up, part })
  expect([status, error?.code]).toEqual([409, 121])
  expect((await fixture.cashOut({ bet_id: id, to_cashout: up - 1, part })).status).toBe(200)
})

test('[CASHOUT-4] a paused market has no offer, and the refusal contains the reason', async () => {
  const { id } = await fixture.place([{ match: one }])
  await fixture.offer(id)
  await fixture.api.db
    .updateTable('markets')
    .set({ status: -1, reason: 'goal' })
    .where('match_id', '=', one)
    .execute()
  const { status, error } = await fixture.cashOut({ bet_id: id, to_cashout: 1 })
  expect([status, error?.code]).toEqual([409, 122])
  expect(error?.details).toEqual({ selections: [], to_cashout: null, v: 1, because: 'suspended' })
})

test('[CASHOUT-4] a silent provider has no offers', async () => {
  const { id } = await fixture.place([{ match: one }])
  await fixture.offer(id)
  await fixture.api.db.updateTable('providers').set({ status: 'down' }).execute()
  expect(await fixture.offer(id)).toMatchObject({ value: null, because: 'suspended' })
  await fixture.api.db.updateTable('providers').set({ status: 'active' }).execute()
  expect((await fixture.offer(id)).value).toBeGreaterThan(0)
})

test('[CASHOUT-1] a combo is worth its won legs times what the others are worth', async () => {
  const { id } = await fixture.place([{ match: one }, { match: two }])
  const before = await fixture.offer(id)
  await fixture.settle({ match: one }, 'win_entire')
  fixture.cashouts.touch(id)
  const after = await fixture.offer(id)
  expect(after.value!).toBeGreaterThan(before.value! * 1.5)
  const { data } = await fixture.cashOut({ bet_id: id, to_cashout: after.value })
  expect(data).toMatchObject({ status: 'cashed_out', win_amount: { value: after.value } })
  await fixture.settle({ match: two }, 'lose_entire')
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value: after.value } })
})

test('[CASHOUT-3] a custom bet is worth its joint odds times its joint chance', async () => {
  const picks = [{ match: one }, { match: one, market: 18, specifier: 'total=2.5', outcome: '12' }]
  const legs = picks.map(({ market = 1, specifier = '', outcome = '1' }) => ({
    market_id: market,
    specifier,
    outcome_id: outcome,
  }))
  const { body } = await fixture.api.request('POST', '/api/sportsbook/bets/custom/odds', {
    body: { match_id: one, selections: legs },
  })
  const { odds } = (body as { data: { odds: number } }).data
  const { id } = await fixture.place(picks, 1_000, { type: 'custom_bet', custom_odds: odds })
  const { value } = await fixture.offer(id)
  expect(value!).toBeGreaterThan(800)
  expect(value!).toBeLessThan(960)
  expect((await fixture.cashOut({ bet_id: id, to_cashout: value })).status).toBe(200)
})

test('[CASHOUT-6] what is over cannot be cashed out, and cashing out twice pays once', async () => {
  const { id } = await fixture.place([{ match: one }])
  await fixture.settle({ match: one }, 'win_entire')
  const settled = await fixture.cashOut({ bet_id: id, to_cashout: 1 })
  expect([settled.status, settled.error?.code, settled.error?.details?.because]).toEqual([
    409,
    123,
    'decided',
  ])
  const again = await fixture.place([{ match: two }])
  const { value } = await fixture.offer(again.id)
  await fixture.cashOut({ bet_id: again.id, to_cashout: value })
  expect((await fixture.cashOut({ bet_id: again.id, to_cashout: value })).error?.code).toBe(123)
})

test('[CASHOUT-2] the operator sets the margin: at twice of it the same bet is offered less, at none its fair worth', async () => {
  const { id } = await fixture.place([{ match: one }])
  const { value } = await fixture.offer(id)
  const offered = await Promise.all(
    ['0', '500', '1000'].map(async margin => {
      const site = await openCashoutFixture('all:0', { CASHOUT_MARGIN_BP: margin })
      await site.seed(one)
      const bet = await site.place([{ match: one }])
      const { value: told } = await site.offer(bet.id)
      const listed = (await site.bet(bet.id)).to_cashout!.value
      const { status } = await site.cashOut({ bet_id: bet.id, to_cashout: told })
      await site.api.close()
      return { told, listed, status }
    }),
  )
  const [fair, usual, dear] = offered.map(({ told }) => told!)
  expect(usual).toBe(value)
  expect(Math.abs(usual! - fair! * 0.95)).toBeLessThan(1)
  expect(Math.abs(dear! - fair! * 0.9)).toBeLessThan(1)
  for (const { told, listed, status } of offered) expect([listed, status]).toEqual([told, 200])
})
