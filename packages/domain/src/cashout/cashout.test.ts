import { describe, expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { BET_STATUSES } from '../bet/index.ts'
import { toOdds } from '../odds/index.ts'
import type { CashoutBet, CashoutChances, CashoutLeg } from './index.ts'
import {
  answerCashout,
  CASHOUT_HINDRANCES,
  CASHOUT_MARGIN_BP,
  cashoutHindranceOf,
  cashoutPart,
  isPart,
  meetsCashoutRule,
  priceCashout,
} from './index.ts'

const NO_CHANCE: CashoutChances = { win: 0, halfWin: 0, refund: 0, halfLose: 0 }

/** An open leg: its price, and how likely it wins in parts per million. */
function open(price: number, win: number, others: Partial<CashoutChances> = {}): CashoutLeg {
  return { odds: toOdds(price), result: 'no_results', chances: { ...NO_CHANCE, win, ...others } }
}

function settled(price: number, result: BetResult, tied?: number): CashoutLeg {
  return { odds: toOdds(price), result, ...(tied !== undefined && { tied }) }
}

function bet(legs: readonly CashoutLeg[], facts: Partial<CashoutBet> = {}): CashoutBet {
  const type = legs.length === 1 ? 'single' : 'combo'
  return { type, stake: 10_000, potentialWin: 1_000_000, legs, ...facts }
}

const offerOf = (of: CashoutBet, marginBp = CASHOUT_MARGIN_BP) => priceCashout(of, marginBp)
const offered = (value: number) => ({ offered: true, value })
const none = (because: (typeof CASHOUT_HINDRANCES)[number]) => ({ offered: false, because })

describe('what a bet is worth', () => {
  test('[CASHOUT-1] a single is worth stake x odds x chance', () => {
    expect(offerOf(bet([open(2200, 600_000)]), 0)).toEqual(offered(13_200)) // 100.00 x 2.2 x 0.6
  })

  test('[CASHOUT-2] the house keeps 5 % of it, and the sum is rounded half up once', () => {
    expect(offerOf(bet([open(2200, 600_000)]))).toEqual(offered(12_540)) // 132.00 x 0.95
    expect(offerOf(bet([open(2000, 500_000)], { stake: 10 }))).toEqual(offered(10)) // 9.5 up
  })

  test('[CASHOUT-1] half wins, refunds and half losses count by their factors', () => {
    // 0.3 x 1.95 + 0.2 x 1.475 + 0.1 x 1 + 0.2 x 0.5 = 1.08
    const leg = open(1950, 300_000, { halfWin: 200_000, refund: 100_000, halfLose: 200_000 })
    expect(offerOf(bet([leg]), 0)).toEqual(offered(10_800))
  })

  test('[CASHOUT-1] settled legs keep their factor, open ones count by their chance', () => {
    // 10.00 x 2.00 x (1.95 x 0.5) = 19.50
    const legs = [settled(2000, 'win_entire'), open(1950, 500_000)]
    expect(offerOf(bet(legs, { stake: 1000 }), 0)).toEqual(offered(1950))
  })

  test('[CASHOUT-1] a system is worth the sum of its lines, each with an even share', () => {
    // 2 of 3, 30.00: won at 2.00, lost, open 3.00 x 0.5: only the line of the first and third lives, 10.00 x 2 x 1.5
    const legs = [settled(2000, 'win_entire'), settled(1800, 'lose_entire'), open(3000, 500_000)]
    const system = { type: 'system', winCount: 2, stake: 3000 } as const
    expect(offerOf(bet(legs, system), 0)).toEqual(offered(3000))
  })

  test('[CASHOUT-9] never more than the bet can still win', () => {
    expect(offerOf(bet([open(2200, 1_000_000)], { potentialWin: 20_000 }), 0)).toEqual(offered(20_000))
  })

  test('[CASHOUT-3] a custom bet is worth stake x joint odds x joint chance', () => {
    const custom = { type: 'custom_bet', customOdds: toOdds(4350), customChance: 200_000 } as const
    const legs = [open(2000, 500_000), settled(1500, 'win_entire')]
    expect(offerOf(bet(legs, custom), 0)).toEqual(offered(8700)) // 100.00 x 4.35 x 0.2
  })

  test('[CASHOUT-3] with a leg that is void already it can only bring its stake back', () => {
    const custom = { type: 'custom_bet', customOdds: toOdds(4350), customChance: 800_000 } as const
    for (const result of ['refund_entire', 'canceled', 'refund_half_win_other'] as const)
      expect(offerOf(bet([open(2000, 500_000), settled(1500, result)], custom), 0)).toEqual(offered(8000))
  })
})

describe('when there is no offer', () => {
  const priced = open(2000, 500_000)
  const paused: CashoutLeg = { odds: toOdds(2000), result: 'no_results', isSuspended: true }
  const unpriced: CashoutLeg = { odds: toOdds(2000), result: 'no_results' }

  test('[CASHOUT-4] a suspended leg suspends it', () => {
    expect(offerOf(bet([priced, paused]))).toEqual(none('suspended'))
    expect(offerOf(bet([priced, { ...priced, isSuspended: true }]))).toEqual(none('suspended'))
    const custom = { type: 'custom_bet', customOdds: toOdds(4350) } as const
    expect(offerOf(bet([unpriced, paused], custom))).toEqual(none('suspended'))
  })

  test('[CASHOUT-5] lost, decided, worth nothing, or not to be priced', () => {
    expect(offerOf(bet([settled(2000, 'lose_entire'), priced]))).toEqual(none('lost'))
    expect(offerOf(bet([settled(2000, 'lose_entire'), paused]))).toEqual(none('lost'))
    expect(offerOf(bet([settled(2000, 'win_entire')]))).toEqual(none('decided'))
    expect(offerOf(bet([settled(2000, 'refund_entire'), settled(1500, 'canceled')]))).toEqual(none('decided'))
    expect(offerOf(bet([open(2000, 0)]))).toEqual(none('no_value'))
    expect(offerOf(bet([open(2000, 400)], { stake: 100 }))).toEqual(none('no_value')) // 0.08 of a subunit
    expect(offerOf(bet([priced, unpriced]))).toEqual(none('not_offered'))
    expect(offerOf(bet([unpriced, paused]))).toEqual(none('not_offered'))
    expect(offerOf(bet([]))).toEqual(none('not_offered'))
  })

  test.each([
    [{ win: -1 }],
    [{ win: 0.5 }],
    [{ win: 1_000_001 }],
    [{ win: 600_000, refund: 400_003 }],
    [{ win: 600_000, halfWin: 400_003 }],
    [{ refund: 600_000, halfLose: 400_003 }],
    [{ halfWin: Number.NaN }],
  ])('[CASHOUT-5] chances that are none price nothing: %o', chances => {
    expect(offerOf(bet([open(2000, 0, chances)]))).toEqual(none('not_offered'))
  })

  test('[CASHOUT-5] shares that were rounded one by one may pass the whole by 2 millionths', () => {
    expect(offerOf(bet([open(2000, 600_000, { refund: 400_002 })]))).toMatchObject({ offered: true })
  })

  test('[CASHOUT-5] a custom bet without its joint odds or chance is not priced', () => {
    const custom = { type: 'custom_bet', customOdds: toOdds(4350) } as const
    expect(offerOf(bet([priced], custom))).toEqual(none('not_offered'))
    expect(offerOf(bet([priced], { ...custom, customChance: 1.5 }))).toEqual(none('not_offered'))
    expect(offerOf(bet([priced], { type: 'custom_bet', customChance: 200_000 }))).toEqual(none('not_offered'))
  })

  test('[CASHOUT-6] only a running bet of the bettor’s own money has one', () => {
    expect(BET_STATUSES.map(status => [status, cashoutHindranceOf({ status })])).toEqual([
      ['submitted', 'not_offered'],
      ['waiting_results', undefined],
      ['ready_to_process', undefined],
      ['done', 'decided'],
      ['cashout_in_progress', 'in_progress'],
      ['cashed_out', 'decided'],
      ['withdrawn', 'decided'],
      ['cancelled', 'decided'],
      ['rejected', 'decided'],
    ])
    const running = (bonusType: 'freebet_no_risk' | 'comboboost') =>
      cashoutHindranceOf({ status: 'waiting_results', bonusType })
    expect(running('freebet_no_risk')).toBe('not_offered')
    expect(running('comboboost')).toBeUndefined()
    expect(cashoutHindranceOf({ status: 'done', bonusType: 'freebet_all_win' })).toBe('decided')
  })
})

describe('requesting it', () => {
  test.each([
    [500, true],
    [999, true],
    [1000, false],
    [1001, false],
    [0, false],
    [-1, false],
    [500.5, false],
    [Number.NaN, false],
  ])('[CASHOUT-7] %d of 1000 is a part: %s', (part, is) => {
    expect(isPart(1000, part)).toBe(is)
  })

  test.each([
    [100, 1000, true],
    [99, 1000, false],
    [1, 1000, false],
    [101, 1001, true], // 100.1
    [100, 1001, false],
    [1, 10, true],
    [1, 2, true],
    [1, 1, false],
    [0, 5, false],
  ])('[CASHOUT-12] %d of %d is no less than a tenth: %s', (part, openStake, is) => {
    expect(isPart(openStake, part)).toBe(is)
  })

  test('[CASHOUT-7] a part pays its share of the offer', () => {
    expect(cashoutPart(1480, 1000, 500)).toBe(740)
    expect(cashoutPart(1480, 1000, 1000)).toBe(1480)
  })

  test('[CASHOUT-13] a part is rounded down', () => {
    expect(cashoutPart(1001, 1000, 500)).toBe(500) // 500.5
    expect(cashoutPart(1999, 1000, 500)).toBe(999)
    expect(cashoutPart(1000, 3, 2)).toBe(666)
    expect(cashoutPart(9_007_199_254_740_991, 3, 2)).toBe(6_004_799_503_160_660)
  })

  test.each([
    [1480, 'pay'],
    [1479, 'pay'],
    [1481, 'changed'],
    [0, 'changed'],
    [-5, 'changed'],
    [10.5, 'changed'],
  ] as const)('[CASHOUT-8] at an offer of 1480, someone who saw %d: %s', (seen, answer) => {
    expect(answerCashout({ offered: true, value: 1480 }, seen)).toBe(answer)
  })

  test('[CASHOUT-13] a part that is worth less than a subunit pays nothing', () => {
    const value = cashoutPart(9, 1_000, 100)
    expect([value, answerCashout({ offered: true, value }, value)]).toEqual([0, 'changed'])
  })

  test.each([
    [1480, 1480, 'pay'],
    [1480, 1346, 'pay'], // 1480.6
    [1480, 1345, 'changed'], // 1479.5
    [1100, 1000, 'pay'],
    [1101, 1000, 'changed'],
    [5000, 50, 'changed'], // units for subunits
    [10, 9, 'changed'],
  ] as const)('[CASHOUT-11] an offer of %d for someone who saw %d: %s', (value, seen, answer) => {
    expect(answerCashout({ offered: true, value }, seen)).toBe(answer)
  })

  test.each(CASHOUT_HINDRANCES)('[CASHOUT-8] without an offer (%s) nothing is paid', because => {
    expect(answerCashout({ offered: false, because }, 1)).toBe('not-offered')
  })

  test('[CASHOUT-10] a rule of 50.00 or more takes 50.00 and more', () => {
    const at = (value: number) => meetsCashoutRule(5000, { offered: true, value })
    expect([at(4999), at(5000), at(5001)]).toEqual([false, true, true])
    expect(meetsCashoutRule(0, { offered: false, because: 'suspended' })).toBe(false)
  })
})
