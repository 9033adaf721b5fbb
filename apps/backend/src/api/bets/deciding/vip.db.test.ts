import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { checkLedger, postTransaction } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import { termsOf } from '#api/system'
import {
  balanceOf,
  beat,
  createTestApi,
  moveMarket,
  seedMatch,
  sendBets,
  singleOf,
  type TestApi,
} from '#testing'
import { createDeciding } from './createDeciding.ts'
import { decideVip } from './decideBets.ts'
import { VIP_DECISION_MS } from './vip.ts'

const MOST = termsOf('EUR')!.limits.maxStake
const RICH = MOST * 10

let api: TestApi
let token: string
let deciding: Rounds
let match = 1_000
const options = () => ({
  db: api.db,
  site: api.site,
  newId: randomUUID,
  now: api.clock.now,
  receipts: api.receipts,
})

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  await api.db.transaction().execute(trx =>
    postTransaction(trx, {
      id: randomUUID(),
      kind: 'deposit',
      playerId: '1001',
      accountId: '1001-EUR',
      currency: 'EUR',
      amount: RICH,
      now: 1,
    }),
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  deciding = createDeciding({
    ...options(),
    onError: error => {
      throw error
    },
  })
  match += 1
  await seedMatch(api.db, { id: String(match), status: 0 })
  await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
  await beVip(true)
})

const beVip = (isVip: boolean) => api.db.updateTable('players').set({ is_vip: isVip }).execute()
const single = (value: number, more: Partial<DraftBetWire> = {}): DraftBetWire => ({
  ...singleOf(match, value),
  ...more,
})
async function place(...bets: DraftBetWire[]) {
  const { status, body } = await sendBets(api, bets, { token })
  return { status, bet: (body as CallReply<'placeBets'>).data?.[0], code: (body as ErrorBodyWire).code }
}
const balance = () => balanceOf(api, token)
async function found(id: string): Promise<BetWire | undefined> {
  const { body } = await api.request(
    'GET',
    '/api/sportsbook/v3/bets?status=submitted,waiting_results,rejected,done',
    { token },
  )
  return (body as CallReply<'getBets'>).data.find(bet => bet.id === id)
}

test('a stake above the limit of a VIP player is submitted to a trader, and paid at once', async () => {
  const before = await balance()
  const { bet } = await place(single(MOST + 100))
  expect(bet).toMatchObject({
    vip: true,
    status: 'submitted',
    decide_at: api.clock.now() + VIP_DECISION_MS,
  })
  expect(await balance()).toBe(before - MOST - 100)
  expect(await decideVip(options(), bet!.id, true)).toBe(1)
  expect(await found(bet!.id)).toMatchObject({ vip: true, status: 'waiting_results', decide_at: null })
  expect(await decideVip(options(), bet!.id, false)).toBe(0)
})

test.each([
  ['a trader refuses it', (id: string) => decideVip(options(), id, false)],
  [
    'no trader decides it in time',
    async () => {
      api.clock.advance(VIP_DECISION_MS)
      await deciding.drain()
    },
  ],
] as const)('%s: it is rejected, its stake is returned, and it is in no list', async (_, end) => {
  const before = await balance()
  const { bet } = await place(single(MOST + 100))
  await end(bet!.id)
  expect(await found(bet!.id)).toBeUndefined()
  const row = await api.db
    .selectFrom('bets')
    .select(['status', 'refusal'])
    .where('id', '=', bet!.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'rejected', refusal: { refusals: [{ code: 108, limit: MOST }] } })
  expect(await balance()).toBe(before)
  expect(await checkLedger(api.db)).toEqual([])
})

describe('a live bet', () => {
  const live = async () => {
    await api.db.updateTable('matches').set({ status: 1 }).where('id', '=', String(match)).execute()
    return (await place(single(MOST + 100))).bet!.id
  }
  // Everything else in this file is decided without a delay.
  const slow = () => ({ ...options(), site: { ...api.site, liveDelays: { soccer: 5_000 } } })

  test('[DELAY-1] a trader’s early decision does not shorten the delay: it is stored and applied at its end', async () => {
    const id = await live()
    expect(await decideVip(slow(), id, true)).toBe(1)
    expect(await found(id)).toMatchObject({ status: 'submitted' })
    api.clock.advance(VIP_DECISION_MS - 1)
    await deciding.drain()
    expect(await found(id)).toMatchObject({ status: 'submitted' })
    api.clock.advance(1)
    await beat(api)
    await deciding.drain()
    expect(await found(id)).toMatchObject({ status: 'waiting_results', decide_at: null })
  })

  test('[M18] the price of the end of the delay counts, whatever the trader saw', async () => {
    const id = await live()
    await decideVip(slow(), id, true)
    await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
    api.clock.advance(VIP_DECISION_MS)
    await beat(api)
    await deciding.drain()
    expect(await found(id)).toBeUndefined()
  })

  test('a refusal holds at once, also after an accept', async () => {
    const before = await balance()
    const id = await live()
    await decideVip(slow(), id, true)
    expect(await decideVip(slow(), id, false)).toBe(1)
    expect(await found(id)).toBeUndefined()
    expect(await balance()).toBe(before)
  })
})

test('where there are no traders a stake above the limit is refused as any player’s', async () => {
  const production = await createTestApi({ VIP_BETS: '0' })
  try {
    await seedMatch(production.db, { id: String(match), status: 0 })
    await production.db.updateTable('players').set({ is_vip: true }).execute()
    const { status, body } = await sendBets(production, [single(MOST + 100)], {
      token: await production.signIn(),
    })
    expect([status, (body as ErrorBodyWire).code]).toEqual([422, 108])
  } finally {
    await production.close()
  }
})

test('[M9] a trader’s word does not take a price that the bettor did not agree to', async () => {
  const { bet } = await place(single(MOST + 100))
  await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
  expect(await decideVip(options(), bet!.id, true)).toBe(1)
  expect(await found(bet!.id)).toBeUndefined()
})

test('a stake within the limit is a bet like any other, and a trader has no say in it', async () => {
  const { bet } = await place(single(100))
  expect(bet).toMatchObject({ vip: false, status: 'waiting_results' })
  expect(await decideVip(options(), bet!.id, false)).toBe(0)
})

test('other players, bets of a group and bets with another fault still get 108', async () => {
  expect((await place(single(MOST + 100, { group: 'patent' }))).code).toBe(108)
  expect((await place(single(RICH * 2))).code).toBe(111)
  await moveMarket(api.db, String(match), { prices: { 1: 1500 } })
  expect((await place(single(MOST + 100))).code).toBe(101)
  await beVip(false)
  await moveMarket(api.db, String(match), { prices: { 1: 2000 } })
  expect((await place(single(MOST + 100))).code).toBe(108)
})
