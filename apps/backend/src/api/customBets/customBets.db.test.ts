import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetErrorWire, CallReply, CustomLegWire, ErrorBodyWire } from '@touchline/contract'
import {
  createTestApi,
  moveMarket,
  playSoccer,
  seedMatch,
  seedSoccerMatch,
  SOCCER_START,
  type TestApi,
} from '#testing'

type Odds = CallReply<'getCustomOdds'>['data']

let api: TestApi
let match = 4_000

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  match++
  await seedSoccerMatch(api.db, String(match))
})

const leg = (market_id: number, outcome_id: string, specifier = ''): CustomLegWire => ({
  market_id,
  specifier,
  outcome_id,
})
const HOME_WINS = leg(1, '1')
const AWAY_WINS = leg(1, '3')
const OVER_2_5 = leg(18, '12', 'total=2.5')
const LIVE = { ...SOCCER_START, phase: '1st_half', second: 600 } as const

async function price(selections: readonly CustomLegWire[], matchId = String(match)) {
  const { status, body } = await api.request('POST', '/api/sportsbook/bets/custom/odds', {
    body: { match_id: matchId, selections },
  })
  const error = body as ErrorBodyWire
  return {
    status,
    code: error.code,
    details: error.errors_by_bet?.['0']?.details,
    ...(body as { data?: Odds }).data,
  }
}
async function markets(matchId = String(match), headers: Record<string, string> = {}) {
  const { status, body } = await api.request('GET', `/api/sportsbook/bets/custom/markets/${matchId}`, {
    headers,
  })
  return { status, markets: (body as CallReply<'getCustomMarkets'>).data }
}
const faults = (details: BetErrorWire['details']) =>
  details!.selections.map(fault => [fault.market_id, fault.reason])

describe('[CUSTOM] the price of outcomes of one match', () => {
  test('is one price for all, never above the fair one, and each leg has its own', async () => {
    const { status, odds, probability, selections } = await price([HOME_WINS, OVER_2_5])
    expect(status).toBe(200)
    expect(odds! / 1000).toBeLessThanOrEqual(1 / probability!)
    // A home win and many goals are positively correlated: the price is below the product.
    const product = selections!.reduce((total, { odds: alone }) => (total * alone) / 1000, 1000)
    expect(odds!).toBeLessThan(product)
    expect(selections!.map(({ market_id }) => market_id)).toEqual([1, 18])
  })

  test('of one leg is its own', async () => {
    const { odds, selections } = await price([HOME_WINS])
    expect(odds).toBe(selections![0]!.odds)
  })

  test('lists what could still be added: never what it contains, never what contradicts it', async () => {
    const { available } = await price([HOME_WINS])
    expect(available).toContainEqual(OVER_2_5)
    expect(available).not.toContainEqual(HOME_WINS)
    expect(available).not.toContainEqual(AWAY_WINS)
    for (const more of available!.slice(0, 5)) expect((await price([HOME_WINS, more])).status).toBe(200)
  })

  test('does not offer to add what the feed has paused or closed', async () => {
    const id = String(match)
    const close = (market_id: number, status: number) =>
      api.db
        .updateTable('markets')
        .set({ status: status as -1 })
        .where('match_id', '=', id)
        .where('market_id', '=', market_id)
        .execute()
    await close(18, -1)
    await close(29, 0)
    const { available } = await price([HOME_WINS])
    expect(available!.length).toBeGreaterThan(0)
    expect(available!.filter(({ market_id }) => market_id === 18 || market_id === 29)).toEqual([])
  })

  test('moves with the match', async () => {
    const before = await price([HOME_WINS, OVER_2_5])
    await playSoccer(api.db, String(match), { ...LIVE, second: 2000 })
    const live = await price([HOME_WINS, OVER_2_5])
    expect(live.status).toBe(200)
    expect(live.odds).toBeGreaterThan(before.odds!)
  })
})

describe('[CUSTOM] no price', () => {
  test('120 for what cannot happen together; the leg that makes it so is named, and there is no price', async () => {
    const { status, code, details } = await price([HOME_WINS, AWAY_WINS])
    expect([status, code]).toEqual([422, 120])
    expect(faults(details)).toEqual([[1, 'contradiction']])
    expect(details!.custom_odds).toBeNull()
  })
  test('120 for what is as good as won together: no leg is blamed, for each alone can be had', async () => {
    const goals = [
      [2, 0],
      [0, 0],
    ] as const
    await playSoccer(api.db, String(match), {
      ...LIVE,
      phase: '2nd_half',
      second: 2600,
      goals,
      scorers: [0, 0],
    })
    const { status, code, details } = await price([leg(37, '794', 'total=3.5'), leg(52, '436')])
    expect([status, code, details]).toEqual([422, 120, { selections: [], custom_odds: null }])
  })
  test('102 while betting is paused', async () => {
    await moveMarket(api.db, String(match), { status: -1 })
    const { status, code, details } = await price([HOME_WINS, OVER_2_5])
    expect([status, code]).toEqual([422, 102])
    expect(faults(details)).toEqual([
      [1, 'suspended'],
      [18, 'suspended'],
    ])
  })
  test('103 for what is gone, was never there, or belongs to a match that is over or unknown', async () => {
    expect((await price([HOME_WINS, leg(18, '12', 'total=77.5')])).code).toBe(103)
    expect((await price([HOME_WINS, OVER_2_5], 'nope')).code).toBe(103)
    await playSoccer(api.db, String(match), { ...LIVE, phase: 'ended' })
    expect((await price([HOME_WINS, OVER_2_5])).code).toBe(103)
  })
  test('104 for what may not be combined: the same twice, eleven legs, a market that can refund', async () => {
    expect((await price([HOME_WINS, HOME_WINS])).code).toBe(104)
    const { available } = await price([HOME_WINS])
    const eleven = [HOME_WINS, ...available!.slice(0, 10)]
    expect((await price(eleven)).code).toBe(104)
    const refundable = await price([HOME_WINS, leg(11, '4')])
    expect([refundable.code, faults(refundable.details)]).toEqual([104, [[11, 'conflict']]])
  })
  test('104 for a match that no model prices', async () => {
    await seedMatch(api.db, { id: `${match}-b` })
    expect((await price([HOME_WINS], `${match}-b`)).code).toBe(104)
  })
  test('a bad request is a 400', async () => {
    expect((await price([])).status).toBe(400)
    expect((await price([{ ...HOME_WINS, market_id: -1 }])).status).toBe(400)
  })
})

describe('[CUSTOM] the markets to build of', () => {
  test('are those of the match that have joint prices, with names and prices as everywhere', async () => {
    const { status, markets: found } = await markets()
    expect(status).toBe(200)
    expect(found.find(({ id }) => id === 1)).toMatchObject({
      name: 'Full-time result',
      status: 1,
      provider: 'betradar',
    })
    // Draw no bet refunds on a draw: one price for all legs cannot be split.
    expect(found.some(({ id }) => id === 11)).toBe(false)
    for (const market of found) expect(market.custom_bet_groups).toEqual(market.groups)
    const german = await markets(String(match), { 'accept-language': 'de' })
    expect(german.markets[0]!.outcomes[0]!.name).toBe('Hafenstadt')
  })
  test('report a pause', async () => {
    await moveMarket(api.db, String(match), { status: -1 })
    expect((await markets()).markets.every(({ status }) => status === -1)).toBe(true)
  })
  test('none for a match that has ended or has no model; 404 for one that does not exist', async () => {
    await seedMatch(api.db, { id: `${match}-b` })
    expect((await markets(`${match}-b`)).markets).toEqual([])
    await playSoccer(api.db, String(match), { ...LIVE, phase: 'ended' })
    expect((await markets()).markets).toEqual([])
    expect((await markets('nope')).status).toBe(404)
  })
})

test('a site without custom bets answers 403, and its setting is off', async () => {
  const closed = await createTestApi({ CUSTOM_BET: '0' })
  const asked = await closed.request('POST', '/api/sportsbook/bets/custom/odds', {
    body: { match_id: '1', selections: [HOME_WINS] },
  })
  const listed = await closed.request('GET', '/api/sportsbook/bets/custom/markets/1')
  const { body } = await closed.request('GET', '/api/sportsbook/settings')
  expect([asked.status, listed.status]).toEqual([403, 403])
  expect((body as CallReply<'getSettings'>).data.custom_bet_enabled).toBe(false)
  await closed.close()
})
