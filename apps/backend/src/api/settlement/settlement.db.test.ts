import { randomUUID } from 'node:crypto'
import { EVENTS } from '@touchline/contract/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BetChangedWire, BetWire, CallReply, DraftBetWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import { checkLedger } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import {
  balanceOf,
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  sendBets,
  writeResults,
  type TestApi,
} from '#testing'
import { createSettlement } from './createSettlement.ts'

let api: TestApi
let token: string
let settlement: Rounds
let errors: unknown[]
let match = 1_000

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  errors = []
  settlement = createSettlement({
    db: api.db,
    newId: randomUUID,
    now: () => api.clock.now(),
    onError: error => errors.push(error),
  })
  match += 10
  for (const id of [match, match + 1, match + 2]) await seedMatch(api.db, { id: String(id) })
})

async function place(type: DraftBetWire['type'], value: number, matches: number[], system?: string) {
  const selections = matches.map(id => legOf(id))
  const bet = { type, stake: { value, currency: 'EUR' }, selections, ...(system && { system_id: system }) }
  const { body } = await sendBets(api, [bet], { token })
  return (body as CallReply<'placeBets'>).data[0]!.id
}
async function finish(id: number, result: BetResult): Promise<void> {
  await writeResults(api.db, String(id), { '1': result }, api.clock.now())
  await settlement.drain()
}
async function bet(id: string): Promise<BetWire> {
  const { body } = await api.request('GET', '/api/sportsbook/v3/bets', { token })
  return (body as CallReply<'getBets'>).data.find(found => found.id === id)!
}
const balance = () => balanceOf(api, token)

test.each([
  // result                       of 1001 at 2.00 pays
  ['win_entire', 2_002],
  ['lose_entire', 0],
  ['refund_entire', 1_001],
  ['canceled', 1_001],
  ['refund_half_win_other', 1_502],
  ['refund_half_lose_other', 501],
] as const)('[SETTLE-1] a single with %s pays %i of 1001', async (result, payout) => {
  const before = await balance()
  const id = await place('single', 1_001, [match])
  await finish(match, result)
  expect(await bet(id)).toMatchObject({
    status: 'done',
    result,
    win_amount: { value: payout },
    settled_at: api.clock.now(),
  })
  expect(await balance()).toBe(before - 1_001 + payout)
})

test('a combo stays open until its last leg, and shows each leg as it comes', async () => {
  const id = await place('combo', 1_000, [match, match + 1])
  await finish(match, 'win_entire')
  expect(await bet(id)).toMatchObject({
    status: 'waiting_results',
    result: 'no_results',
    selections: [{ result: 'win_entire' }, { result: 'no_results' }],
  })
  const before = await balance()
  await finish(match + 1, 'win_entire')
  expect(await bet(id)).toMatchObject({ status: 'done', result: 'win_entire', win_amount: { value: 4_000 } })
  expect(await balance()).toBe(before + 4_000)
})

test('a combo is lost with its first lost leg; a later win changes no money', async () => {
  const id = await place('combo', 1_000, [match, match + 1])
  const before = await balance()
  await finish(match, 'lose_entire')
  expect(await bet(id)).toMatchObject({ status: 'done', result: 'lose_entire', win_amount: { value: 0 } })
  await finish(match + 1, 'win_entire')
  expect(await bet(id)).toMatchObject({
    result: 'lose_entire',
    selections: [{ result: 'lose_entire' }, { result: 'win_entire' }],
  })
  expect(await balance()).toBe(before)
})

test('a void leg counts 1.00, and the potential win of the rest is lower', async () => {
  const id = await place('combo', 1_000, [match, match + 1])
  await finish(match, 'canceled')
  expect(await bet(id)).toMatchObject({ status: 'waiting_results', potential_win: { value: 2_000 } })
  await finish(match + 1, 'win_entire')
  expect(await bet(id)).toMatchObject({ win_amount: { value: 2_000 } })
})

test('a system of 2 of 3 with one lost leg pays its one winning line', async () => {
  const id = await place('system', 300, [match, match + 1, match + 2], '2/3')
  await finish(match, 'win_entire')
  await finish(match + 1, 'lose_entire')
  expect((await bet(id)).status).toBe('waiting_results')
  await finish(match + 2, 'win_entire')
  expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 400 } })
})

test('[M14] settling twice pays once', async () => {
  await place('single', 1_000, [match])
  await finish(match, 'win_entire')
  const before = await balance()
  await api.db
    .insertInto('settlement_queue')
    .values({ match_id: String(match), created_at: 0 })
    .execute()
  await Promise.all([settlement.drain(), settlement.drain()])
  expect(await balance()).toBe(before)
})

test('two consumers at once pay once', async () => {
  const other = createSettlement({
    db: api.db,
    newId: randomUUID,
    now: () => 0,
    onError: e => errors.push(e),
  })
  await place('single', 1_000, [match])
  const before = await balance()
  await writeResults(api.db, String(match), { '1': 'win_entire' }, api.clock.now())
  await Promise.all([settlement.drain(), other.drain()])
  expect(errors).toEqual([])
  expect(await balance()).toBe(before + 2_000)
})

test('several bets of one match in one currency end with one balance event after the bets, a notification each and one count', async () => {
  await place('single', 100, [match])
  await place('single', 200, [match])
  await api.db.deleteFrom('outbox').execute()
  await finish(match, 'win_entire')
  const rows = await api.db.selectFrom('outbox').select(['event_name', 'message']).orderBy('id').execute()
  expect(rows.map(row => row.event_name)).toEqual([
    'bet_changed',
    'bet_changed',
    'balance_changed',
    'notification',
    'notification',
    'unread_counters_changed',
  ])
  expect((rows[0]!.message as BetChangedWire['message']).bet.status).toBe('done')
  expect(rows[2]!.message).toMatchObject({ value: await balance(), currency: 'EUR' })
})

test.each([
  ['win_entire', 'bet_settled', 'paid €20.00'],
  ['lose_entire', 'bet_settled', 'did not win'],
  ['canceled', 'bet_refunded', '€10.00 is back'],
] as const)('[NOTE-1] a bet that ends with %s leaves a notification once', async (result, type, says) => {
  api.clock.advance(1_000)
  await place('single', 1_000, [match])
  await finish(match, result)
  await settlement.drain()
  const { body } = await api.request('GET', '/api/sportsbook/notifications?limit=2', { token })
  const [newest, older] = (body as CallReply<'getNotifications'>).data
  expect(newest).toMatchObject({ type, read: false })
  expect(newest!.body).toContain(says)
  expect(older?.object_id).not.toBe(newest!.object_id)
})

test('[SETTLE-6] a combo that pays back a part of its stake is reported and booked as paid, not as refunded', async () => {
  api.clock.advance(1_000)
  const id = await place('combo', 1_000, [match, match + 1])
  await finish(match, 'refund_half_lose_other')
  await finish(match + 1, 'refund_half_lose_other')
  expect(await bet(id)).toMatchObject({ result: 'refund_half_lose_other', win_amount: { value: 250 } })
  const { body } = await api.request('GET', '/api/sportsbook/notifications?limit=1', { token })
  expect((body as CallReply<'getNotifications'>).data).toMatchObject([{ type: 'bet_settled', object_id: id }])
  const booked = await api.db
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('bet_id', '=', id)
    .execute()
  expect(booked.map(({ kind }) => kind)).toEqual(['stake', 'payout'])
})

test('[7.4] a bet on the private channel is the same in every language: it contains no names', async () => {
  await api.db.deleteFrom('outbox').execute()
  await place('single', 100, [match])
  await finish(match, 'win_entire')
  const rows = await api.db
    .selectFrom('outbox')
    .select('message')
    .where('event_name', '=', 'bet_changed')
    .orderBy('id')
    .execute()
  expect(rows).toHaveLength(2)
  for (const { message } of rows) {
    expect(EVENTS.bet_changed.safeParse({ event_name: 'bet_changed', message }).error).toBeUndefined()
    expect(JSON.stringify(message)).not.toMatch(/Harbour Town|Hafenstadt|Norland|_name"|"name_/)
  }
})

test('a match that cannot be settled does not hold up the next', async () => {
  const stuck = await place('single', 100, [match])
  const id = await place('single', 100, [match + 1])
  await api.db.updateTable('bets').set({ currency: 'JPY' }).where('id', '=', stuck).execute()
  await writeResults(api.db, String(match), { '1': 'win_entire' }, 0)
  await finish(match + 1, 'win_entire')
  expect((await bet(id)).status).toBe('done')
  expect((await bet(stuck)).status).toBe('waiting_results')
  expect(errors).toHaveLength(1)
  await api.db.deleteFrom('settlement_queue').execute()
})

test('an outcome without a result keeps the bet open', async () => {
  const id = await place('single', 100, [match])
  await moveMarket(api.db, String(match), { status: -3 })
  await writeResults(api.db, String(match), { '2': 'lose_entire' }, 0)
  await settlement.drain()
  expect((await bet(id)).status).toBe('waiting_results')
})

test('the books agree to the cent, and the queue is empty', async () => {
  expect(await checkLedger(api.db)).toEqual([])
  expect(await api.db.selectFrom('settlement_queue').selectAll().execute()).toEqual([])
})
