import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import { checkLedger } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import { decidedResults, type PlayOf } from '#pricing'
import {
  balanceOf,
  countWaiting,
  createTestApi,
  moveMarket,
  playSoccer,
  seedMatch,
  seedSoccerMatch,
  sendBets,
  SOCCER_START,
  type TestApi,
} from '#testing'
import { createSettlement } from './createSettlement.ts'

let api: TestApi
let token: string
let settlement: Rounds
let match = 5_000

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  settlement = createSettlement({
    db: api.db,
    newId: randomUUID,
    now: () => api.clock.now(),
    onError: error => {
      throw error
    },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  match++
  await seedSoccerMatch(api.db, String(match))
})

const HOME_WINS = { market_id: 1, specifier: '', outcome_id: '1' }
const OVER_2_5 = { market_id: 18, specifier: 'total=2.5', outcome_id: '12' }
const AWAY_WINS = { ...HOME_WINS, outcome_id: '3' }
const LEGS = [HOME_WINS, OVER_2_5]
type Legs = readonly (typeof HOME_WINS)[]

async function priceNow(legs: Legs = LEGS): Promise<number> {
  const { body } = await api.request('POST', '/api/sportsbook/bets/custom/odds', {
    body: { match_id: String(match), selections: legs },
  })
  return (body as CallReply<'getCustomOdds'>).data.odds
}
function customBet(custom_odds: number | undefined, legs: Legs = LEGS): DraftBetWire {
  return {
    type: 'custom_bet',
    stake: { value: 1_001, currency: 'EUR' },
    // The prices of the legs alone do not matter: only the joint price does.
    selections: legs.map(leg => ({ ...leg, match_id: String(match), odds: 1_500 })),
    ...(custom_odds !== undefined && { custom_odds }),
  }
}
async function place(bet: DraftBetWire, who = api) {
  const { status, body } = await sendBets(who, [bet], { token: who === api ? token : await who.signIn() })
  const error = body as ErrorBodyWire
  return {
    status,
    code: error.code,
    details: error.errors_by_bet?.['0']?.details,
    bet: (body as CallReply<'placeBets'>).data?.[0],
  }
}
const balance = () => balanceOf(api, token)
async function acceptMode(auto_accept_odds_change: 'none' | 'any'): Promise<void> {
  await api.request('POST', '/api/sportsbook/settings', { token, body: { auto_accept_odds_change } })
}

describe('[CUSTOM] placing', () => {
  test('at the current joint price: stake leaves the balance, the win is by the joint price', async () => {
    const before = await balance()
    const odds = await priceNow()
    const { status, bet } = await place(customBet(odds))
    expect(status).toBe(200)
    expect(bet).toMatchObject({
      type: 'custom_bet',
      odds,
      potential_win: { value: Math.floor((1_001 * odds) / 1000 + 0.5) },
      selections: [{ outcome_name: 'Harbour Town' }, { market_name: 'Total goals' }],
    })
    expect(await balance()).toBe(before - 1_001)
  })

  test.each(['none', 'any'] as const)(
    'has to be confirmed at every change of the joint price, better or worse, in any mode (%s): 120 with the current price',
    async mode => {
      await acceptMode(mode)
      const before = await balance()
      const odds = await priceNow()
      for (const seen of [odds - 10, odds + 10, undefined]) {
        const { status, code, details } = await place(customBet(seen))
        expect([status, code, details?.custom_odds]).toEqual([422, 120, odds])
      }
      await acceptMode('none')
      expect(await balance()).toBe(before)
    },
  )

  test('the price is computed again under the lock: if the match went on, it has to be confirmed', async () => {
    const odds = await priceNow()
    await playSoccer(api.db, String(match), { ...SOCCER_START, phase: '1st_half', second: 1_500 })
    const { code, details } = await place(customBet(odds))
    expect(code).toBe(120)
    expect(details!.custom_odds).toBe(await priceNow())
    expect((await place(customBet(details!.custom_odds!))).status).toBe(200)
  })

  test('[M9] a turn of the match that commits while a bet waits for it decides the price', async () => {
    const odds = await priceNow()
    let placing: ReturnType<typeof place> | undefined
    await api.db.transaction().execute(async trx => {
      await playSoccer(trx, String(match), { ...SOCCER_START, phase: '1st_half', second: 1_500 })
      placing = place(customBet(odds))
      await expect.poll(() => countWaiting(api.databaseUrl)).toBeGreaterThan(0)
    })
    const { code, details } = await placing!
    expect([code, details!.custom_odds]).toEqual([120, await priceNow()])
  })

  test('no price, no bet: 120 for legs that contradict, 102 while paused, 103 when gone, 104 for two matches or one leg', async () => {
    const odds = await priceNow()
    const before = await balance()
    const contradiction = await place(customBet(odds, [HOME_WINS, AWAY_WINS]))
    expect([contradiction.code, contradiction.details!.custom_odds]).toEqual([120, null])
    expect((await place(customBet(await priceNow([HOME_WINS]), [HOME_WINS]))).code).toBe(104)
    await seedMatch(api.db, { id: `${match}-b` })
    const two = customBet(odds)
    two.selections[1] = { ...HOME_WINS, match_id: `${match}-b`, odds: 2000 }
    expect((await place(two)).code).toBe(104)
    await moveMarket(api.db, String(match), { status: -1 })
    expect((await place(customBet(odds))).code).toBe(102)
    await moveMarket(api.db, String(match), { status: -3 })
    expect((await place(customBet(odds))).code).toBe(103)
    expect(await balance()).toBe(before)
  })

  test('a site that allows it takes a custom bet of one leg, at the price of the leg', async () => {
    const open = await createTestApi({ CUSTOM_BET_ALLOW_SINGLE: '1' })
    await seedSoccerMatch(open.db, String(match))
    const odds = await priceNow([HOME_WINS])
    expect((await place(customBet(odds, [HOME_WINS]), open)).bet).toMatchObject({ type: 'custom_bet', odds })
    await open.close()
  })

  test('a site without custom bets refuses them: 104', async () => {
    const closed = await createTestApi({ CUSTOM_BET: '0' })
    expect((await place(customBet(2_000), closed)).code).toBe(104)
    await closed.close()
  })
})

/** The result of each leg at the end of a match, as the feed writes it. */
async function finish(results: readonly BetResult[]): Promise<void> {
  await api.db
    .insertInto('outcome_results')
    .values(
      LEGS.map((leg, i) => ({
        ...leg,
        match_id: String(match),
        result: results[i]!,
        result_version: 1,
        settled_at: api.clock.now(),
      })),
    )
    .execute()
  await settle()
}
async function settle(): Promise<void> {
  await api.db
    .insertInto('settlement_queue')
    .values({ match_id: String(match), created_at: 0 })
    .execute()
  await settlement.drain()
}
async function betOf(id: string): Promise<BetWire> {
  const { body } = await api.request('GET', '/api/sportsbook/v3/bets', { token })
  return (body as CallReply<'getBets'>).data.find(bet => bet.id === id)!
}

describe('[CUSTOM] settlement', () => {
  test.each([
    // legs                                  bet              pays
    ['win_entire', 'win_entire', 'win_entire', 'joint'],
    ['win_entire', 'lose_entire', 'lose_entire', 'nothing'],
    ['refund_entire', 'lose_entire', 'lose_entire', 'nothing'],
    ['win_entire', 'refund_entire', 'refund_entire', 'stake'],
    ['canceled', 'canceled', 'canceled', 'stake'],
  ] as const)('legs %s and %s: %s, pays %s', async (first, second, result, pays) => {
    const odds = await priceNow()
    const before = await balance()
    const { bet } = await place(customBet(odds))
    await finish([first, second])
    const payout = { joint: Math.floor((1_001 * odds) / 1000 + 0.5), stake: 1_001, nothing: 0 }[pays]
    expect(await betOf(bet!.id)).toMatchObject({ status: 'done', result, win_amount: { value: payout } })
    expect(await balance()).toBe(before - 1_001 + payout)
  })

  test('a match played to its end by the model pays the joint price, not the product of the legs', async () => {
    const odds = await priceNow()
    const before = await balance()
    const { bet } = await place(customBet(odds))
    const over: PlayOf<'soccer'> = {
      ...SOCCER_START,
      phase: 'ended',
      goals: [
        [2, 0],
        [1, 1],
      ],
      scorers: [0, 0, 0, 1],
    }
    const resultOf = decidedResults('soccer', over)
    await finish(LEGS.map(leg => resultOf(leg.market_id, leg.specifier).get(leg.outcome_id)!))
    const payout = Math.floor((1_001 * odds) / 1000 + 0.5)
    expect(await betOf(bet!.id)).toMatchObject({ result: 'win_entire', win_amount: { value: payout } })
    expect(await balance()).toBe(before - 1_001 + payout)
  })

  test('is lost with its first lost leg, and shows the potential win as long as it is open', async () => {
    const odds = await priceNow()
    const { bet } = await place(customBet(odds))
    const row = { ...HOME_WINS, match_id: String(match), result_version: 1, settled_at: 0 }
    await api.db
      .insertInto('outcome_results')
      .values({ ...row, result: 'win_entire' })
      .execute()
    await settle()
    expect(await betOf(bet!.id)).toMatchObject({
      status: 'waiting_results',
      potential_win: bet!.potential_win,
    })
    await api.db
      .insertInto('outcome_results')
      .values({ ...row, ...OVER_2_5, result: 'lose_entire' })
      .execute()
    await settle()
    expect(await betOf(bet!.id)).toMatchObject({ status: 'done', result: 'lose_entire' })
  })
})

test('the books agree to the cent', async () => {
  expect(await checkLedger(api.db)).toEqual([])
})
