import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import {
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  seedSoccerMatch,
  sendBets,
  type TestApi,
} from '#testing'

/** The site's maximum stake in euro cents; the maximum win is 50,000,000. */
const MAX_STAKE = 1_000_000

let api: TestApi
let token: string
let balance: number

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  for (let id = 1; id <= 8; id++) await seedMatch(api.db, { id: String(id) })
  await seedMatch(api.db, { id: 'cyber-1', provider: 'oddin' })
  await seedMatch(api.db, { id: 'cyber-2', provider: 'oddin' })
  await seedMatch(api.db, { id: 'paused' })
  await moveMarket(api.db, 'paused', { status: -1 })
  await seedSoccerMatch(api.db, 'soccer')
  const accounts = await api.request('GET', '/api/platform/player/accounts', { token })
  balance = (accounts.body as CallReply<'getAccounts'>).data.find(
    ({ currency }) => currency === 'EUR',
  )!.balance
})
afterAll(() => api.close())

const bet = (
  type: DraftBetWire['type'],
  selections: DraftBetWire['selections'],
  more: Partial<DraftBetWire> = {},
): DraftBetWire => ({ type, stake: { value: 0, currency: 'EUR' }, selections, ...more })
const legs = (count: number, outcome = '1', odds = 2000) =>
  Array.from({ length: count }, (_, i) => legOf(i + 1, outcome, odds))
const meta = { device_id: 'device-0001', quick: false }

async function most(bets: readonly DraftBetWire[], who?: string) {
  const { status, body } = await api.request('POST', '/api/sportsbook/bets/max-stake', {
    body: { meta, bets },
    ...(who && { token: who }),
  })
  return { status, most: (body as CallReply<'getMaxStake'>).data, error: body as ErrorBodyWire }
}

describe('[MAX] a guest gets the limits', () => {
  test.each([
    ['a single', bet('single', [legOf(1)]), MAX_STAKE],
    ['a double at 16.00: the most win bounds nothing yet', bet('combo', legs(2, '3', 4000)), MAX_STAKE],
    // 4^4 = 256; 50,000,000.49 / 256
    ['a four-fold at 256.00, bounded by the most win', bet('combo', legs(4, '3', 4000)), 195_312],
    // Three lines of 16 each at a third of the stake: 16.00.
    ['a system of 2 of 3 at 16.00', bet('system', legs(3, '3', 4000), { system_id: '2/3' }), MAX_STAKE],
    // Every 7 of 8 at 4.00: 4^7 = 16384.
    ['a system of 7 of 8, its total', bet('system', legs(8, '3', 4000), { system_id: '7/8' }), 3_051],
  ])('%s', async (_, of, value) => {
    expect(await most([of])).toMatchObject({ status: 200, most: value })
  })

  test('a custom bet by its joint price', async () => {
    const selections = [
      { ...legOf('soccer'), odds: 1000 },
      { ...legOf('soccer'), market_id: 18, specifier: 'total=2.5', outcome_id: '12', odds: 1000 },
    ]
    expect(await most([bet('custom_bet', selections)])).toMatchObject({ status: 200, most: MAX_STAKE })
  })

  test.each([
    ['JPY', 1_500_000],
    ['KWD', 3_000_000],
    ['BTC', 20_000_000],
  ])('in %s %i subunits', async (currency, value) => {
    const of = bet('single', [legOf(1)], { stake: { value: 0, currency } })
    expect((await most([of])).most).toBe(value)
  })
})

describe('[MAX] a player', () => {
  test('contains what the balance allows', async () => {
    expect((await most([bet('single', [legOf(1)])], token)).most).toBe(balance)
  })
  test('contains what the other bets of the slip leave, never less than zero', async () => {
    const other = (value: number) => bet('single', [legOf(2)], { stake: { value, currency: 'EUR' } })
    expect((await most([bet('single', [legOf(1)]), other(30_000)], token)).most).toBe(balance - 30_000)
    expect((await most([bet('single', [legOf(1)]), other(balance + 1)], token)).most).toBe(0)
    const inYen = bet('single', [legOf(2)], { stake: { value: 5_000, currency: 'JPY' } })
    expect((await most([bet('single', [legOf(1)]), inYen], token)).most).toBe(balance)
  })
  test('of a named bet contains the maximum of each part', async () => {
    const half = { value: balance / 2, currency: 'EUR' }
    const parts = [bet('system', legs(3), { system_id: '2/3' }), bet('combo', legs(3), { stake: half })]
    expect((await most(parts, token)).most).toBe(balance / 2)
  })
  test('can place exactly that, and not a subunit more', async () => {
    const of = bet('combo', legs(5, '3', 4000))
    const rich = await api.signIn('empty')
    await api.db
      .updateTable('accounts')
      .set({ balance: 2 * MAX_STAKE })
      .where('player_id', '=', '1002')
      .where('currency', '=', 'EUR')
      .execute()
    const { most: value } = await most([of], rich)
    const place = async (stake: number) => {
      const { status, body } = await sendBets(api, [{ ...of, stake: { value: stake, currency: 'EUR' } }], {
        token: rich,
      })
      return [status, (body as Partial<ErrorBodyWire>).code]
    }
    expect(await place(value + 1)).toEqual([422, 109])
    expect(await place(value)).toEqual([200, undefined])
  })
  test('whose money is below the least stake can stake nothing', async () => {
    const other = bet('single', [legOf(2)], { stake: { value: balance - 9, currency: 'EUR' } })
    expect((await most([bet('single', [legOf(1)]), other], token)).most).toBe(0)
  })
})

test('[MAX] where a custom bet may have one outcome, its maximum stake is the one that would be accepted', async () => {
  const open = await createTestApi({ CUSTOM_BET_ALLOW_SINGLE: '1' })
  await seedSoccerMatch(open.db, 'soccer')
  const { status, body } = await open.request('POST', '/api/sportsbook/bets/max-stake', {
    body: { meta, bets: [bet('custom_bet', [legOf('soccer')])] },
  })
  await open.close()
  expect([status, (body as CallReply<'getMaxStake'>).data]).toEqual([200, MAX_STAKE])
})

describe('[MAX] a slip that cannot be placed gets a code, never a number and never a 500', () => {
  test.each([
    ['an outcome that is not there', bet('single', [legOf(1, '9')]), 103],
    ['a paused one', bet('single', [legOf('paused')]), 102],
    ['two of one match', bet('combo', [legOf(1), legOf(1, '2', 3000)]), 104],
    ['two providers', bet('combo', [legOf(1), legOf('cyber-1')]), 104],
    ['a system of nine', bet('system', legs(8), { system_id: '2/9' }), 112],
    ['a bonus', bet('single', [legOf(1)], { bonus: { id: 'b', type: 'freebet' } }), 113],
    ['an unknown currency', bet('single', [legOf(1)], { stake: { value: 0, currency: 'XAU' } }), 110],
    ['a custom bet over a match without a model', bet('custom_bet', [legOf(1), legOf(1, '2')]), 104],
  ])('%s', async (_, of, code) => {
    expect(await most([of])).toMatchObject({ status: 422, error: { code } })
  })

  test('several singles of a provider that takes one at a time', async () => {
    const { error } = await most([bet('single', [legOf('cyber-1')]), bet('single', [legOf('cyber-2')])])
    expect(error.code).toBe(104)
  })
  test('prices the bettor has not agreed to are no reason: the present one counts', async () => {
    expect((await most([bet('single', [legOf(1, '1', 9999)])])).status).toBe(200)
  })
})
