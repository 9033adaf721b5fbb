import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLiability } from '#api/bets'
import { checkLedger } from '#api/ledger'
import { REFUSALS_KEPT_MAX } from './forgetOldRefusals.ts'
import { openCashoutDesk, type CashoutDesk } from './testing/cashoutDesk.ts'

let desk: CashoutDesk
let match = 1_000
let [one, two] = ['', '']
beforeAll(async () => {
  desk = await openCashoutDesk()
})
afterAll(() => desk.api.close())
beforeEach(async () => {
  match += 2
  ;[one, two] = [`${match}`, `${match + 1}`]
  await desk.seed(one)
  await desk.seed(two)
})
afterEach(async () => {
  expect(desk.errors).toEqual([])
  expect(await checkLedger(desk.api.db)).toEqual([])
  expect(await checkLiability(desk.api.db)).toEqual([])
})

const entries = (betId: string) =>
  desk.api.db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['kind', 'amount'])
    .where('bet_id', '=', betId)
    .where('account', 'like', 'player:%')
    .orderBy('ledger_entries.id')
    .execute()

test('a bet that was just placed is worth a little less than its stake', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value, because, version } = await desk.offer(id)
  expect([because, version]).toEqual([null, 1])
  expect(value!).toBeGreaterThan(850)
  expect(value!).toBeLessThan(960)
})

test('[CASHOUT-8] cashing out pays exactly what the bettor saw, ends the bet and leaves the books even', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const before = await desk.balance()
  const { status, data } = await desk.cashOut({ bet_id: id, to_cashout: value! - 3 })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'cashed_out',
    result: 'cashed_out',
    win_amount: { value: value! - 3, currency: 'EUR' },
    settled_at: desk.api.clock.now(),
  })
  expect(await desk.balance()).toBe(before + value! - 3)
  expect(await entries(id)).toEqual([
    { kind: 'stake', amount: -1_000 },
    { kind: 'cashout', amount: value! - 3 },
  ])
})

test('[LIABILITY-3] what is cashed out is free for others, in part and in full', async () => {
  const { id, potential_win } = await desk.place([{ match: one }, { match: two }])
  const used = async () => {
    const rows = desk.api.db.selectFrom('liabilities').select('parts').where('key', 'like', `win %${one}/%`)
    return (await rows.execute()).reduce((sum, { parts }) => sum + parts, 0)
  }
  const whole = await used()
  // A billionth of the 50,000,000 that a bet may win.
  expect(whole).toBe(potential_win.value * 20)
  const { value } = await desk.offer(id)
  await desk.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.4), part: 400 })
  const left = await desk.bet(id)
  expect(await used()).toBe(left.potential_win.value * 20)
  expect(await used()).toBeLessThan(whole)
  const rest = await desk.offer(id)
  await desk.cashOut({ bet_id: id, to_cashout: rest.value! })
  expect((await desk.bet(id)).status).toBe('cashed_out')
  expect(await used()).toBe(0)
})

test('cashing out leaves a notification, in full and in part', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  await desk.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.4), part: 400 })
  await desk.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.6) })
  const left = desk.api.db.selectFrom('notifications').select('type').where('object_id', '=', id)
  expect(await left.execute()).toEqual([{ type: 'bet_cashed_out' }, { type: 'bet_cashed_out' }])
})

test('[CASHOUT-8] an offer that has fallen below what the bettor saw is told anew and pays nothing', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value, version } = await desk.offer(id)
  const before = await desk.balance()
  const { status, error } = await desk.cashOut({ bet_id: id, to_cashout: value! + 1 })
  expect([status, error?.code]).toEqual([409, 121])
  expect(error?.details).toEqual({ selections: [], to_cashout: value, v: version })
  expect(await desk.balance()).toBe(before)
  expect(await desk.bet(id)).toMatchObject({ status: 'waiting_results', win_amount: null })
})

test('[CASHOUT-11] a sum far below the offer is a mistake: nothing is paid, and the offer is told', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value, version } = await desk.offer(id)
  const before = await desk.balance()
  const inUnits = Math.floor(value! / 100)
  const { status, error } = await desk.cashOut({ bet_id: id, to_cashout: inUnits })
  expect([status, error?.code]).toEqual([409, 121])
  expect(error?.details).toEqual({ selections: [], to_cashout: value, v: version })
  const part = await desk.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.3), part: 500 })
  expect([part.status, part.error?.code]).toEqual([409, 121])
  expect(await desk.balance()).toBe(before)
  expect(await desk.bet(id)).toMatchObject({ status: 'waiting_results', open_stake: { value: 1_000 } })
})

test('the same key gets the same answer for ever; with another payload it is refused', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const key = randomUUID()
  const first = await desk.cashOut({ bet_id: id, to_cashout: value }, key)
  const before = await desk.balance()
  expect(first.status).toBe(200)
  expect(await desk.cashOut({ bet_id: id, to_cashout: value }, key)).toEqual(first)
  const other = await desk.cashOut({ bet_id: id, to_cashout: 1 }, key)
  expect([other.status, other.error?.code]).toEqual([422, 17])
  expect(await desk.balance()).toBe(before)
})

test('a refusal is the answer of its key as well, whatever the offer is later', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const key = randomUUID()
  const first = await desk.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)
  await desk.cashOut({ bet_id: id, to_cashout: value })
  expect(await desk.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)).toEqual(first)
})

test('of one player the newest thousand refusals are kept, and every key that was taken', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const row = { bet_id: id, player_id: '1001', payload_hash: 'x', stake: 1, value: 1, reply: '{}' } as const
  const old = Array.from({ length: REFUSALS_KEPT_MAX + 5 }, (_, index) => ({
    ...row,
    id: `old-${index}`,
    key: `old-${index}`,
    trigger: 'player' as const,
    status: 'refused' as const,
    // The first of them was taken, waited, and was refused when it was decided.
    reply_status: index === 0 ? 200 : 409,
    created_at: index,
  }))
  await desk.api.db.insertInto('cashouts').values(old).execute()
  const key = randomUUID()
  await desk.cashOut({ bet_id: id, to_cashout: value! * 2 }, key)
  const kept = await desk.api.db
    .selectFrom('cashouts')
    .select(['key', 'reply_status'])
    .where('player_id', '=', '1001')
    .execute()
  expect(kept.filter(({ reply_status }) => reply_status === 409)).toHaveLength(REFUSALS_KEPT_MAX)
  const keys = kept.map(one => one.key)
  expect(keys).toEqual(expect.arrayContaining(['old-0', key]))
  expect(keys).not.toContain('old-1')
})

test('without a key, with a part of nothing or a bet of somebody else nothing happens', async () => {
  const { id } = await desk.place([{ match: one }])
  expect((await desk.cashOut({ bet_id: id, to_cashout: 1 }, 'tap')).status).toBe(400)
  expect((await desk.cashOut({ bet_id: id, to_cashout: 0 })).status).toBe(400)
  expect((await desk.cashOut({ bet_id: id, to_cashout: 1, part: 0 })).status).toBe(400)
  expect((await desk.cashOut({ bet_id: randomUUID(), to_cashout: 1 })).status).toBe(404)
  const stranger = await desk.api.signIn('empty')
  const { status } = await desk.api.ask('POST', '/api/sportsbook/bets/cashout', {
    token: stranger,
    headers: { 'idempotency-key': randomUUID() },
    body: { bet_id: id, to_cashout: 1 },
  })
  expect(status).toBe(404)
})

test('[CASHOUT-7] a part pays its share, and the rest of the bet goes on', async () => {
  const { id, potential_win } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const share = Math.floor(value! * 0.4)
  const { status, data } = await desk.cashOut({ bet_id: id, to_cashout: share, part: 400 })
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'waiting_results', win_amount: null })
  expect(data!.potential_win.value).toBe(Math.round(potential_win.value * 0.6))
  desk.cashouts.touch(id)
  const rest = await desk.offer(id)
  expect(rest.version).toBe(2)
  expect(Math.abs(rest.value! - (value! - share))).toBeLessThanOrEqual(1)
  const second = await desk.cashOut({ bet_id: id, to_cashout: rest.value })
  expect(second.data).toMatchObject({ status: 'cashed_out', win_amount: { value: share + rest.value! } })
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(['stake', 'cashout', 'cashout'])
})

test('[NOTE-3] each cash-out leaves a notification, of a part too', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const share = Math.floor(value! * 0.4)
  await desk.cashOut({ bet_id: id, to_cashout: share, part: 400 })
  desk.cashouts.touch(id)
  const rest = await desk.offer(id)
  await desk.cashOut({ bet_id: id, to_cashout: rest.value })
  const left = await desk.api.db
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
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  await desk.cashOut({ bet_id: id, to_cashout: Math.floor(value! * 0.6), part: 600 })
  const rest = Math.floor(value! * 0.4)
  const { status, error } = await desk.cashOut({ bet_id: id, to_cashout: rest, part: 400 })
  expect([status, error?.code]).toEqual([409, 121])
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(['stake', 'cashout'])
})

test('[CASHOUT-12] a part of less than a tenth of the open stake is not offered; the whole always is', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const before = await desk.balance()
  const cents = await Promise.all([1, 10, 99].map(part => desk.cashOut({ bet_id: id, to_cashout: 1, part })))
  expect(cents.map(({ status, error }) => [status, error?.code])).toEqual(Array(3).fill([409, 122]))
  expect(cents[0]!.error?.details).toMatchObject({ to_cashout: value })
  expect(await desk.balance()).toBe(before)
  const least = { bet_id: id, to_cashout: Math.floor(value! / 10), part: 100 }
  expect((await desk.cashOut(least)).status).toBe(200)
  desk.cashouts.touch(id)
  const { value: rest } = await desk.offer(id)
  expect((await desk.cashOut({ bet_id: id, to_cashout: rest })).data).toMatchObject({ status: 'cashed_out' })
})

test('[CASHOUT-13] a part pays no cent more than its share, rounded down', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const part = [101, 103, 107, 109, 113].find(some => ((value! * some) / 1_000) % 1 >= 0.5)!
  const up = Math.round((value! * part) / 1_000)
  const { status, error } = await desk.cashOut({ bet_id: id, to_cashout: up, part })
  expect([status, error?.code]).toEqual([409, 121])
  expect((await desk.cashOut({ bet_id: id, to_cashout: up - 1, part })).status).toBe(200)
})

test('[CASHOUT-4] a paused market has no offer, and the refusal says why', async () => {
  const { id } = await desk.place([{ match: one }])
  await desk.offer(id)
  await desk.api.db
    .updateTable('markets')
    .set({ status: -1, reason: 'goal' })
    .where('match_id', '=', one)
    .execute()
  const { status, error } = await desk.cashOut({ bet_id: id, to_cashout: 1 })
  expect([status, error?.code]).toEqual([409, 122])
  expect(error?.details).toEqual({ selections: [], to_cashout: null, v: 1, because: 'suspended' })
})

test('[CASHOUT-4] a silent provider has no offers', async () => {
  const { id } = await desk.place([{ match: one }])
  await desk.offer(id)
  await desk.api.db.updateTable('providers').set({ status: 'down' }).execute()
  expect(await desk.offer(id)).toMatchObject({ value: null, because: 'suspended' })
  await desk.api.db.updateTable('providers').set({ status: 'active' }).execute()
  expect((await desk.offer(id)).value).toBeGreaterThan(0)
})

test('[CASHOUT-1] a combo is worth its won legs times what the others are worth', async () => {
  const { id } = await desk.place([{ match: one }, { match: two }])
  const before = await desk.offer(id)
  await desk.settle({ match: one }, 'win_entire')
  desk.cashouts.touch(id)
  const after = await desk.offer(id)
  expect(after.value!).toBeGreaterThan(before.value! * 1.5)
  const { data } = await desk.cashOut({ bet_id: id, to_cashout: after.value })
  expect(data).toMatchObject({ status: 'cashed_out', win_amount: { value: after.value } })
  await desk.settle({ match: two }, 'lose_entire')
  expect(await desk.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value: after.value } })
})

test('[CASHOUT-3] a custom bet is worth its joint odds times its joint chance', async () => {
  const picks = [{ match: one }, { match: one, market: 18, specifier: 'total=2.5', outcome: '12' }]
  const legs = picks.map(({ market = 1, specifier = '', outcome = '1' }) => ({
    market_id: market,
    specifier,
    outcome_id: outcome,
  }))
  const { body } = await desk.api.ask('POST', '/api/sportsbook/bets/custom/odds', {
    body: { match_id: one, selections: legs },
  })
  const { odds } = (body as { data: { odds: number } }).data
  const { id } = await desk.place(picks, 1_000, { type: 'custom_bet', custom_odds: odds })
  const { value } = await desk.offer(id)
  expect(value!).toBeGreaterThan(800)
  expect(value!).toBeLessThan(960)
  expect((await desk.cashOut({ bet_id: id, to_cashout: value })).status).toBe(200)
})

test('[CASHOUT-6] what is over cannot be cashed out, and cashing out twice pays once', async () => {
  const { id } = await desk.place([{ match: one }])
  await desk.settle({ match: one }, 'win_entire')
  const settled = await desk.cashOut({ bet_id: id, to_cashout: 1 })
  expect([settled.status, settled.error?.code, settled.error?.details?.because]).toEqual([
    409,
    123,
    'decided',
  ])
  const again = await desk.place([{ match: two }])
  const { value } = await desk.offer(again.id)
  await desk.cashOut({ bet_id: again.id, to_cashout: value })
  expect((await desk.cashOut({ bet_id: again.id, to_cashout: value })).error?.code).toBe(123)
})

test('[CASHOUT-2] the operator sets the margin: at twice of it the same bet is offered less, at none its fair worth', async () => {
  const { id } = await desk.place([{ match: one }])
  const { value } = await desk.offer(id)
  const offered = await Promise.all(
    ['0', '500', '1000'].map(async margin => {
      const site = await openCashoutDesk('all:0', { CASHOUT_MARGIN_BP: margin })
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
