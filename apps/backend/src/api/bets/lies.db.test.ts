import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import {
  createTestApi,
  legOf,
  moveMarket,
  seedMatch,
  seedSoccerMatch,
  sendBets,
  type TestApi,
} from '#testing'

/**
 * What a manipulated client may send (issue, "the back end applies the same rules"): each lie gets its code, and no
 * money moves.
 */

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  for (let id = 1; id <= 31; id++) await seedMatch(api.db, { id: String(id) })
  for (const id of ['cyber-1', 'cyber-2', 'cyber-3']) await seedMatch(api.db, { id, provider: 'oddin' })
  await seedMatch(api.db, { id: 'other-book', provider: 'betconstruct' })
  for (const id of ['paused', 'gone', 'over', 'stopped', 'ended-now', 'long-shot'])
    await seedMatch(api.db, { id })
  await moveMarket(api.db, 'paused', { status: -1 })
  await moveMarket(api.db, 'gone', { status: 0 })
  await moveMarket(api.db, 'over', { status: -3 })
  await api.db.updateTable('matches').set({ status: 2 }).where('id', '=', 'stopped').execute()
  await api.db.updateTable('matches').set({ status: 4 }).where('id', '=', 'ended-now').execute()
  await moveMarket(api.db, 'long-shot', { prices: { 1: 900_000 } })
  await seedMatch(api.db, { id: 'certain' })
  await moveMarket(api.db, 'certain', { prices: { 1: 1001 } })
  await seedMatch(api.db, { id: 'to-come', status: 0 })
  await seedSoccerMatch(api.db, 'soccer')
  await api.db.deleteFrom('accounts').where('id', '=', '1002-BTC').execute()
})
afterAll(() => api.close())

type Leg = DraftBetWire['selections'][number]
const leg = (matchId: number | string, more: Partial<Leg> = {}): Leg => ({
  ...legOf(matchId),
  ...more,
})
const legs = (count: number) => Array.from({ length: count }, (_, i) => leg(i + 1))
const bet = (type: DraftBetWire['type'], selections: Leg[], more: object = {}) => ({
  type,
  stake: { value: 100, currency: 'EUR' },
  selections,
  ...more,
})
const single = (more: object = {}) => bet('single', [leg(1)], more)
const stake = (value: unknown, currency: unknown = 'EUR') => single({ stake: { value, currency } })

async function place(bets: readonly object[], who: string | undefined = token, quick = false) {
  const { status, body } = await sendBets(api, bets, { token: who, meta: { quick } })
  return { status, error: body as ErrorBodyWire, placed: (body as CallReply<'placeBets'>).data }
}

/** All ledger entries and bets. */
async function books(): Promise<unknown> {
  const count = async (table: 'bets' | 'ledger_transactions' | 'ledger_entries') =>
    (
      await api.db
        .selectFrom(table)
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return {
    balances: await api.db
      .selectFrom('accounts')
      .select(['id', 'balance', 'version'])
      .orderBy('id')
      .execute(),
    bets: await count('bets'),
    transactions: await count('ledger_transactions'),
    entries: await count('ledger_entries'),
  }
}
async function acceptMode(auto_accept_odds_change: 'none' | 'higher' | 'any'): Promise<void> {
  await api.request('POST', '/api/sportsbook/settings', { token, body: { auto_accept_odds_change } })
}

describe('[LIE] a client that lies is refused with the right code, and nothing is charged', () => {
  beforeAll(() => acceptMode('none'))
  test.each<[what: string, bets: object[], status: number, code: number, quick?: 'quick']>([
    ['odds that are too good', [bet('single', [leg(1, { odds: 2500 })])], 422, 101],
    ['odds that are too low', [bet('single', [leg(1, { odds: 1500 })])], 422, 101],
    ['one forged price in a combo', [bet('combo', [leg(1), leg(2, { odds: 9000 })])], 422, 101],
    ['odds below 1.00', [bet('single', [leg(1, { odds: 999 })])], 400, 10],
    ['odds that are no whole number', [bet('single', [leg(1, { odds: 2000.5 })])], 400, 10],
    ['a paused market', [bet('single', [leg('paused')])], 422, 102],
    ['a match that is stopped', [bet('single', [leg('stopped')])], 422, 102],
    ['a market that is gone', [bet('single', [leg('gone')])], 422, 103],
    ['a settled market', [bet('single', [leg('over')])], 422, 103],
    ['a match that is over', [bet('single', [leg('ended-now')])], 422, 103],
    ['a match that does not exist', [bet('single', [leg('made-up')])], 422, 103],
    ['a market that the match never had', [bet('single', [leg(1, { market_id: 18 })])], 422, 103],
    ['a line that the market never had', [bet('single', [leg(1, { specifier: 'total=0.5' })])], 422, 103],
    ['an outcome that the market never had', [bet('single', [leg(1, { outcome_id: '4' })])], 422, 103],
    ['two of one match', [bet('combo', [leg(1), leg(1, { outcome_id: '2', odds: 3000 })])], 422, 104],
    ['the same leg twice', [bet('combo', [leg(1), leg(1)])], 422, 104],
    ['two books in a combo', [bet('combo', [leg(1), leg('other-book')])], 422, 104],
    [
      'two books in a system',
      [bet('system', [leg(1), leg(2), leg('other-book')], { system_id: '2/3' })],
      422,
      104,
    ],
    [
      'a cyber system',
      [
        bet(
          'system',
          ['cyber-1', 'cyber-2', 'cyber-3'].map(id => leg(id)),
          { system_id: '2/3' },
        ),
      ],
      422,
      104,
    ],
    [
      'a forged provider',
      [bet('combo', [leg(1), { ...leg('cyber-1'), provider: 'betradar' } as Leg])],
      422,
      104,
    ],
    ['several cyber singles', [bet('single', [leg('cyber-1')]), bet('single', [leg('cyber-2')])], 422, 104],
    ['a single of two', [bet('single', legs(2))], 422, 104],
    ['a combo of one', [bet('combo', legs(1))], 422, 104],
    ['31 legs', [bet('combo', legs(31))], 400, 10],
    ['no legs', [bet('combo', [])], 400, 10],
    ['a system for other legs than it has', [bet('system', legs(4), { system_id: '2/3' })], 422, 104],
    ['a system that is not offered', [bet('system', legs(3), { system_id: '1/3' })], 422, 112],
    ['a system by a made-up name', [bet('system', legs(3), { system_id: '__proto__' })], 422, 112],
    ['a system without its id', [bet('system', legs(3))], 422, 112],
    ['a system of nine', [bet('system', legs(9), { system_id: '2/9' })], 422, 112],
    ['nine legs under the name of eight', [bet('system', legs(9), { system_id: '2/8' })], 422, 112],
    ['a system of 25 of 30', [bet('system', legs(30), { system_id: '25/30' })], 422, 112],
    ['a forged joint price', [customBet({ custom_odds: 90_000 })], 422, 120],
    ['a custom bet without a joint price', [customBet({})], 422, 120],
    [
      'a custom bet of two matches',
      [bet('custom_bet', [leg('soccer'), leg(1)], { custom_odds: 4000 })],
      422,
      104,
    ],
    ['nothing staked', [stake(0)], 422, 106],
    ['less than nothing', [stake(-100)], 400, 10],
    ['a part of a cent', [stake(100.5)], 400, 10],
    ['more than a number can count', [stake(2 ** 53)], 400, 10],
    ['an amount as a text', [stake('100')], 400, 10],
    ['below the least stake', [stake(9)], 422, 107],
    ['above the most stake', [stake(1_000_001)], 422, 108],
    [
      'a win above the most',
      [bet('single', [leg('long-shot', { odds: 900_000 })], { stake: { value: 60_000, currency: 'EUR' } })],
      422,
      109,
    ],
    ['a currency without an account', [stake(100, 'XAU')], 422, 110],
    ['a currency that is none', [stake(100, 'eur')], 400, 10],
    ['more than there is', [stake(900_000)], 422, 111],
    [
      'a bonus that the player does not have',
      [single({ bonus: { id: 'b-1', type: 'freebet_all_win' } })],
      422,
      113,
    ],
    [
      'bonus odds of one’s own',
      [bet('combo', legs(3), { bonus: { id: 'b-1', type: 'comboboost', odds: 5000 } })],
      422,
      113,
    ],
    ['a quick bet of several singles', [single(), single()], 422, 116, 'quick'],
    ['a quick bet that is a combo', [bet('combo', legs(2))], 422, 116, 'quick'],
    ['a quick bet on a match to come', [bet('single', [leg('to-come')])], 422, 116, 'quick'],
    ['two custom bets', [customBet({ custom_odds: 90_000 }), customBet({ custom_odds: 90_000 })], 422, 120],
    ['a type that is none', [bet('lucky' as never, legs(3))], 400, 10],
    ['21 bets', Array.from({ length: 21 }, () => single()), 400, 10],
    ['no bets', [], 400, 10],
  ])('%s', async (_, bets, status, code, quick) => {
    const before = await books()
    const { status: got, error } = await place(bets, token, quick === 'quick')
    expect([got, error.code]).toEqual([status, code])
    expect(error.localized_message).not.toBe('')
    expect(await books()).toEqual(before)
  })

  test('an account that only another player has: 110', async () => {
    const before = await books()
    const other = await api.signIn('empty')
    const { status, error } = await place([stake(5_000, 'BTC')], other)
    expect([status, error.code]).toEqual([422, 110])
    expect(await books()).toEqual(before)
  })
  test.each([undefined, 'made-up-session'])('the session %s: 401 with 11', async who => {
    const before = await books()
    const { status, error } = await place([single()], who ?? '')
    expect([status, error.code]).toEqual([401, 11])
    expect(await books()).toEqual(before)
  })
})

function customBet(more: object) {
  return bet(
    'custom_bet',
    [leg('soccer'), leg('soccer', { market_id: 18, specifier: 'total=2.5', outcome_id: '12' })],
    more,
  )
}

test('[LIE] [QUICK-7] a quick bet that can only win its stake back is refused here too; any other bet may be so careful', async () => {
  const careful = [bet('single', [leg('certain', { odds: 1001 })])]
  const before = await books()
  const { status, error } = await place(careful, token, true)
  expect([status, error.code]).toEqual([422, 117])
  expect(await books()).toEqual(before)
  expect((await place(careful)).status).toBe(200)
})

test('[LIE] of several custom bets only the first is priced, the others are refused: 119', async () => {
  const { error } = await place([customBet({ custom_odds: 90_000 }), customBet({ custom_odds: 90_000 })])
  expect(Object.values(error.errors_by_bet!).map(({ code }) => code)).toEqual([120, 119])
})

describe('[LIE] a forged price is never the price', () => {
  beforeEach(() => acceptMode('none'))
  test.each([
    // mode     claimed at 2.00  taken at
    ['none', 2500, undefined],
    ['none', 1500, undefined],
    ['higher', 2500, undefined],
    ['higher', 1500, 2000],
    ['any', 2500, 2000],
    ['any', 1500, 2000],
  ] as const)('%s: %i claimed, taken at %s', async (mode, claimed, takenAt) => {
    await acceptMode(mode)
    const before = await books()
    const { status, error, placed } = await place([bet('single', [leg(1, { odds: claimed })])])
    await acceptMode('none')
    if (takenAt === undefined) {
      expect([status, error.code]).toEqual([422, 101])
      expect(await books()).toEqual(before)
    } else {
      expect(placed[0]).toMatchObject({ odds: takenAt, selections: [{ odds: takenAt }] })
    }
  })
  test.each(['none', 'higher', 'any'] as const)('of a custom bet neither, in mode %s', async mode => {
    await acceptMode(mode)
    const { error } = await place([customBet({ custom_odds: 90_000 })])
    expect(error.code).toBe(120)
  })
})

describe('[LIE] fields that do not belong to a bet have no effect', () => {
  test.each([
    ['a player', { player_id: '1002' }],
    ['an account', { account_id: '1002-EUR' }],
    ['a system on a single', { system_id: '2/3' }],
    ['a joint price on a single', { custom_odds: 90_000 }],
    ['a win', { potential_win: { value: 1_000_000 }, status: 'done', result: 'win_entire' }],
  ])('%s', async (_, more) => {
    const { status, placed } = await place([single(more)])
    expect(status).toBe(200)
    expect(placed[0]).toMatchObject({
      odds: 2000,
      potential_win: { value: 200 },
      status: 'waiting_results',
      system: null,
    })
    const row = await api.db
      .selectFrom('bets')
      .select('player_id')
      .where('id', '=', placed[0]!.id)
      .executeTakeFirstOrThrow()
    expect(row.player_id).toBe('1001')
  })
})

test('the books agree to the cent', async () => {
  expect(await checkLedger(api.db)).toEqual([])
})
