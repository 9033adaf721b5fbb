import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire, ErrorBodyWire, ReceiptWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import { checkLedger } from '#api/ledger'
import { createSettlement } from '#api/settlement'
import {
  balanceOf,
  createTestApi,
  legOf,
  MARKET_WINNER,
  seedMatch,
  seedRace,
  sendBets,
  type TestApi,
} from '#testing'

let api: TestApi
let token: string
let race = 5_000
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  race += 10
  for (const id of [race, race + 1]) await seedRace(api.db, { id: String(id) })
})

const runnerLeg = (id: number, runner: string, odds: number) => ({
  ...legOf(id, runner, odds),
  market_id: MARKET_WINNER,
})
const betOf = (selections: DraftBetWire['selections']): DraftBetWire => ({
  type: selections.length > 1 ? 'combo' : 'single',
  stake: { value: 1_000, currency: 'EUR' },
  selections,
})
const send = (selections: DraftBetWire['selections']) => sendBets(api, [betOf(selections)], { token })
async function place(...selections: DraftBetWire['selections']): Promise<BetWire> {
  return ((await send(selections)).body as CallReply<'placeBets'>).data[0]!
}
async function bet(id: string, language = 'en'): Promise<BetWire> {
  const { body } = await api.request('GET', '/api/sportsbook/v3/bets', {
    token,
    headers: { 'accept-language': language },
  })
  return (body as CallReply<'getBets'>).data.find(found => found.id === id)!
}
async function end(
  id: number,
  results: Readonly<Record<string, BetResult>>,
  tied?: number,
  places?: number,
): Promise<void> {
  const rows = Object.entries(results).map(([outcome_id, result]) => ({
    match_id: String(id),
    market_id: MARKET_WINNER,
    specifier: '',
    outcome_id,
    result,
    result_version: 1,
    settled_at: api.clock.now(),
    ...(tied !== undefined && result === 'win_entire' && { tied, tied_places: places ?? null }),
  }))
  await api.db.insertInto('outcome_results').values(rows).execute()
  await api.db
    .insertInto('settlement_queue')
    .values({ match_id: String(id), created_at: api.clock.now() })
    .execute()
  const errors: unknown[] = []
  await createSettlement({
    db: api.db,
    newId: randomUUID,
    now: () => api.clock.now(),
    onError: error => errors.push(error),
  }).drain()
  expect(errors).toEqual([])
}

test('a bet on a runner names the race and the runner in every language, and has no second side', async () => {
  const { id } = await place(runnerLeg(race, 'r2', 3000))
  const [leg] = (await bet(id)).selections
  expect(leg).toMatchObject({
    name_a: 'Harbour Stakes',
    market_name: 'Winner',
    outcome_name: 'Runner 2',
    match_slug: `harbour-stakes-${race}`,
  })
  expect(leg).not.toHaveProperty('name_b')
  expect((await bet(id, 'de')).selections[0]).toMatchObject({
    name_a: 'Hafenrennen',
    outcome_name: 'Läufer 2',
  })
})

test('it is settled as any bet is, a dead heat divides it, and the books agree', async () => {
  const before = await balanceOf(api, token)
  const [won, lost, shared] = [
    await place(runnerLeg(race, 'r1', 2000)),
    await place(runnerLeg(race, 'r3', 5000)),
    await place(runnerLeg(race + 1, 'r2', 3000)),
  ]
  await end(race, { r1: 'win_entire', r2: 'lose_entire', r3: 'lose_entire' })
  await end(race + 1, { r1: 'win_entire', r2: 'win_entire', r3: 'lose_entire' }, 2)
  expect(await bet(won.id)).toMatchObject({ result: 'win_entire', win_amount: { value: 2_000 } })
  expect(await bet(lost.id)).toMatchObject({ result: 'lose_entire', win_amount: { value: 0 } })
  expect(await bet(shared.id)).toMatchObject({
    result: 'win_entire',
    win_amount: { value: 1_500 },
    selections: [{ tied: 2 }],
  })
  expect(await balanceOf(api, token)).toBe(before - 3_000 + 3_500)
  expect(await checkLedger(api.db)).toEqual([])
})

test('[OUTRIGHT-4] three that share two places are paid two thirds of the winnings', async () => {
  const before = await balanceOf(api, token)
  const { id } = await place(runnerLeg(race, 'r2', 3000))
  await end(race, { r1: 'win_entire', r2: 'win_entire', r3: 'win_entire' }, 3, 2)
  expect(await bet(id)).toMatchObject({
    result: 'win_entire',
    win_amount: { value: 2_000 },
    selections: [{ tied: 3, tied_places: 2 }],
  })
  expect(await balanceOf(api, token)).toBe(before - 1_000 + 2_000)
  expect(await checkLedger(api.db)).toEqual([])
})

test('[OUTRIGHT-3] a runner that is taken out gives the stake back before the race is run', async () => {
  const before = await balanceOf(api, token)
  const { id } = await place(runnerLeg(race, 'r2', 3000))
  await end(race, { r2: 'refund_entire' })
  expect(await bet(id)).toMatchObject({
    status: 'done',
    result: 'refund_entire',
    win_amount: { value: 1_000 },
  })
  expect(await balanceOf(api, token)).toBe(before)
})

test('runners of two races are combined, also with a match; two of one race are not [SLIP-6]', async () => {
  await seedMatch(api.db, { id: String(race + 2), status: 0 })
  const both = await place(runnerLeg(race, 'r1', 2000), runnerLeg(race + 1, 'r2', 3000), legOf(race + 2))
  expect(both).toMatchObject({ type: 'combo', odds: 12_000 })
  const { status, body } = await send([runnerLeg(race, 'r1', 2000), runnerLeg(race, 'r2', 3000)])
  expect(status).toBe(422)
  expect((body as ErrorBodyWire).errors_by_bet).toHaveProperty('0')
})

test('[OUTRIGHT-5] once the market is closed at the off the bet is refused', async () => {
  await api.db.updateTable('markets').set({ status: 0 }).where('match_id', '=', String(race)).execute()
  expect((await send([runnerLeg(race, 'r1', 2000)])).status).toBe(422)
})

test('its receipt names the race and the runner, a shared code restores both, and the export reads them', async () => {
  const { id } = await place(runnerLeg(race, 'r2', 3000))
  const { body } = await api.request('GET', `/api/sportsbook/bets/${id}/receipt`, { token })
  const [leg] = (JSON.parse((body as { data: ReceiptWire }).data.body) as { legs: object[] }).legs
  expect(leg).toMatchObject({ event: 'Harbour Stakes', runner: 'Runner 2' })
  const shared = await api.request('POST', '/api/sportsbook/bets/share-code', {
    body: { bets: [betOf([runnerLeg(race, 'r2', 3000)])] },
  })
  const { code } = (shared.body as CallReply<'createShareCode'>).data
  const found = await api.request('GET', `/api/sportsbook/bets/share-code?code=${code}`)
  expect((found.body as CallReply<'getShareBets'>).data[0]!.selections[0]).toMatchObject({
    name_a: 'Harbour Stakes',
    outcome_name: 'Runner 2',
    availability: 'available',
  })
  const exported = await api.request('GET', '/api/sportsbook/bets/export?locale=en', { token })
  expect(String(exported.body)).toContain('Harbour Stakes: Winner, Runner 2 @ 3.00')
})

test('its settlement is reported with the name of the race', async () => {
  await place(runnerLeg(race, 'r1', 2000))
  await end(race, { r1: 'win_entire', r2: 'lose_entire', r3: 'lose_entire' })
  const { body } = await api.request('GET', '/api/sportsbook/notifications', { token })
  expect((body as CallReply<'getNotifications'>).data[0]!.caption).toMatch(/: Harbour Stakes$/)
})

test('it has no cash-out, and gives the reason', async () => {
  const { id } = await place(runnerLeg(race, 'r1', 2000))
  expect((await bet(id)).to_cashout ?? null).toBeNull()
})
