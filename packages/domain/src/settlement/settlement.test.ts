import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { systemLines } from '../testing/systemLines.ts'
import { toOdds } from '../odds/index.ts'
import type { SettledLeg } from './index.ts'
import { handicapResult, legFactor, settleBet, toResult, totalResult } from './index.ts'

const CODES: readonly BetResult[] = [
  'win_entire',
  'lose_entire',
  'refund_entire',
  'canceled',
  'refund_half_win_other',
  'refund_half_lose_other',
]

function leg(price: number, result: BetResult, tied?: number): SettledLeg {
  return { odds: toOdds(price), result, ...(tied !== undefined && { tied }) }
}

function single(stake: number, ...legs: SettledLeg[]) {
  return settleBet({ type: 'single', stake, legs })
}

function combo(stake: number, ...legs: SettledLeg[]) {
  return settleBet({ type: 'combo', stake, legs })
}

// Source: reference/domain.md c, "single 100.00 at 1.95 pays".
test.each([
  ['win_entire', 19_500],
  ['lose_entire', 0],
  ['refund_entire', 10_000],
  ['refund_half_win_other', 14_750],
  ['refund_half_lose_other', 5_000],
  ['canceled', 10_000],
] as const)('[SETTLE-1] 100.00 at 1.95 with %s pays %i cents', (result, payout) => {
  expect(single(10_000, leg(1950, result))).toEqual({ settled: true, payout, result })
})

test('[SETTLE-1] an open leg has no factor and keeps its bet open', () => {
  expect(legFactor(leg(1950, 'no_results'))).toBeUndefined()
  expect(legFactor(leg(1950, 'cashed_out'))).toBeUndefined()
  expect(single(10_000, leg(1950, 'no_results'))).toEqual({ settled: false })
  expect(single(10_000)).toEqual({ settled: false })
})

// Source: reference/domain.md c, dead heat: 10.00 at 5.000, two tied: 25.00.
test('[SETTLE-2] those that share several places are paid their part of them', () => {
  const shared = { odds: toOdds(3000), result: 'win_entire', tied: 3, tiedPlaces: 2 } as const
  expect(settleBet({ type: 'single', stake: 1000, legs: [shared] })).toMatchObject({ payout: 2000 })
})

test('[SETTLE-2] a dead heat divides the winning part by the number tied', () => {
  expect(single(1000, leg(5000, 'win_entire', 2))).toMatchObject({ payout: 2500 })
  expect(single(1000, leg(5000, 'lose_entire', 2))).toMatchObject({ payout: 0 })
})

test.each([
  [1, undefined, 'win_entire'],
  [0, undefined, 'lose_entire'],
  [0, 1, 'refund_entire'],
  [1, 0.5, 'refund_half_win_other'],
  [0, 0.5, 'refund_half_lose_other'],
  [-1, undefined, 'no_results'],
  [1, 0, 'win_entire'],
  [1, 1, undefined],
  [0, 0.25, undefined],
  [2, undefined, undefined],
  [2, 0.5, undefined],
] as const)('[SETTLE-3] feed result %s with void factor %s is %s', (result, voidFactor, code) => {
  expect(toResult(result, voidFactor)).toBe(code)
})

describe('combos and systems pay the exact sum, rounded half up once', () => {
  test('[SETTLE-4] a combo multiplies its factors', () => {
    expect(combo(1000, leg(2000, 'win_entire'), leg(1950, 'refund_half_win_other'))).toMatchObject({
      payout: 2950,
    })
    expect(combo(1000, leg(2000, 'win_entire'), leg(1950, 'canceled'))).toMatchObject({ payout: 2000 })
    expect(
      combo(1000, leg(1333, 'win_entire'), leg(1333, 'win_entire'), leg(1333, 'win_entire')),
    ).toMatchObject({
      payout: 2369, // 2368.6
    })
    expect(combo(46_865, leg(1000, 'win_entire'), leg(1000, 'refund_half_lose_other'))).toMatchObject({
      payout: 23_433, // 234.325 up
    })
  })

  test('[SETTLE-4] a system is worth its lines, whatever their results', () => {
    const anyLeg = fc.record({
      odds: fc.integer({ min: 1001, max: 20_000 }).map(toOdds),
      result: fc.constantFrom(...CODES),
    })
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 4, maxLength: 4 }), fc.nat(100_000), (legs, stake) => {
        const lines = systemLines(2, 4)
        const sum = lines.reduce((total, line) => {
          const [a, b] = line.map(i => legFactor(legs[i]!)!)
          return total + (Number(a!.n) * Number(b!.n)) / (Number(a!.d) * Number(b!.d))
        }, 0)
        const settled = settleBet({ type: 'system', stake, legs, winCount: 2 })
        expect(
          settled.settled && Math.abs(settled.payout - (stake * sum) / lines.length),
        ).toBeLessThanOrEqual(0.501)
      }),
    )
  })

  test('[SETTLE-4] no bet pays more than if all its legs win', () => {
    const legs = fc.array(
      fc.record({
        odds: fc.integer({ min: 1000, max: 20_000 }).map(toOdds),
        result: fc.constantFrom(...CODES),
      }),
      { minLength: 2, maxLength: 6 },
    )
    fc.assert(
      fc.property(legs, fc.nat(1_000_000), (mixed, stake) => {
        const real = combo(stake, ...mixed)
        const best = combo(stake, ...mixed.map(one => ({ ...one, result: 'win_entire' as const })))
        expect(real.settled && best.settled && real.payout <= best.payout).toBe(true)
      }),
    )
  })
})

test('[SETTLE-4] only a system has lines of fewer legs than it has', () => {
  const legs = [leg(2000, 'win_entire'), leg(2000, 'lose_entire')]
  expect(settleBet({ type: 'combo', stake: 1000, legs, winCount: 1 })).toMatchObject({ payout: 0 })
  expect(settleBet({ type: 'system', stake: 1000, legs, winCount: 1 })).toMatchObject({ payout: 1000 })
})

describe('a bet that cannot be saved is lost at once, others wait', () => {
  test('[SETTLE-5] a combo with a lost leg is lost at once', () => {
    expect(combo(1000, leg(2000, 'lose_entire'), leg(2000, 'no_results'))).toEqual({
      settled: true,
      payout: 0,
      result: 'lose_entire',
    })
    expect(combo(1000, leg(2000, 'win_entire'), leg(2000, 'no_results'))).toEqual({ settled: false })
  })

  test('[SETTLE-5] a system with fewer legs alive than a line needs', () => {
    const legs = [leg(2000, 'lose_entire'), leg(2000, 'lose_entire'), leg(2000, 'no_results')]
    expect(settleBet({ type: 'system', stake: 1000, legs, winCount: 2 })).toMatchObject({
      settled: true,
      payout: 0,
    })
    const alive = [leg(2000, 'lose_entire'), leg(2000, 'win_entire'), leg(2000, 'no_results')]
    expect(settleBet({ type: 'system', stake: 1000, legs: alive, winCount: 2 })).toEqual({ settled: false })
  })
})

test.each([
  [['win_entire', 'refund_entire'], 'win_entire'],
  [['canceled', 'canceled'], 'canceled'],
  [['canceled', 'refund_entire'], 'refund_entire'],
  [['refund_half_lose_other', 'canceled'], 'refund_half_lose_other'],
  [['refund_half_lose_other', 'refund_half_lose_other'], 'refund_half_lose_other'],
  [['refund_half_lose_other', 'win_entire'], 'win_entire'],
  [['refund_half_win_other', 'canceled'], 'win_entire'],
  [['win_entire', 'lose_entire'], 'lose_entire'],
] as const)('[SETTLE-6] a combo of %j is %s', (results, result) => {
  expect(combo(1000, ...results.map(code => leg(2000, code)))).toMatchObject({ result })
})

test.each([
  [300, ['canceled', 'refund_entire', 'canceled'], 300, 'refund_entire'],
  [300, ['lose_entire', 'refund_entire', 'canceled'], 100, 'refund_half_lose_other'],
  [300, ['lose_entire', 'refund_half_lose_other', 'canceled'], 50, 'refund_half_lose_other'],
  [300, ['lose_entire', 'win_entire', 'canceled'], 200, 'win_entire'],
] as const)('[SETTLE-6] a system of %i with %j pays %i and is %s', (stake, results, payout, result) => {
  const legs = results.map(code => leg(2000, code))
  expect(settleBet({ type: 'system', stake, legs, winCount: 2 })).toEqual({ settled: true, payout, result })
})

test('[SETTLE-6] a combo of half lost legs whose half rounds up to the whole stake is refunded', () => {
  expect(combo(1, leg(2000, 'refund_half_lose_other'), leg(2000, 'canceled'))).toEqual({
    settled: true,
    payout: 1,
    result: 'refund_entire',
  })
})

// Source: reference/domain.md c, [TRI]: home -0.75 at 1.825, away +0.75 at 2.075.
test.each([
  [{ home: 2, away: 1 }, -0.75, 'home', 1825, 14_125],
  [{ home: 2, away: 1 }, -0.75, 'away', 2075, 5_000],
  [{ home: 1, away: 1 }, -0.75, 'away', 2075, 20_750],
] as const)(
  '[SETTLE-8] quarter line %o at %d, %s at %i pays %i per 100.00',
  (score, hcp, side, price, payout) => {
    expect(single(10_000, leg(price, handicapResult(score, hcp, side)))).toMatchObject({ payout })
  },
)

test.each([
  [-1, 2, 'win_entire'],
  [-1, 1, 'refund_entire'],
  [-1, 0, 'lose_entire'],
  [-0.5, 1, 'win_entire'],
  [-0.5, 0, 'lose_entire'],
  [-0.25, 0, 'refund_half_lose_other'],
  [0.25, 0, 'refund_half_win_other'],
  [-1.25, 1, 'refund_half_lose_other'],
  [-0.75, 1, 'refund_half_win_other'],
  [-1.25, 2, 'win_entire'],
  [0.75, -1, 'refund_half_lose_other'],
] as const)('[SETTLE-7] home %d with a goal difference of %i: %s', (hcp, difference, result) => {
  expect(handicapResult({ home: difference, away: 0 }, hcp, 'home')).toBe(result)
})

test('[SETTLE-7] what the home side of a line gains, the away side loses', () => {
  const opposite: Partial<Record<BetResult, BetResult>> = {
    win_entire: 'lose_entire',
    lose_entire: 'win_entire',
    refund_entire: 'refund_entire',
    refund_half_win_other: 'refund_half_lose_other',
    refund_half_lose_other: 'refund_half_win_other',
  }
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: -20, max: 20 }), (home, away, quarters) => {
      const results = (['home', 'away'] as const).map(side =>
        handicapResult({ home, away }, quarters / 4, side),
      )
      expect(results[1]).toBe(opposite[results[0]!])
    }),
  )
})

test.each([
  [3, 2.5, 'over', 'win_entire'],
  [2, 2.5, 'over', 'lose_entire'],
  [2, 2, 'over', 'refund_entire'],
  [2, 2.25, 'over', 'refund_half_lose_other'],
  [2, 2.25, 'under', 'refund_half_win_other'],
] as const)('[SETTLE-9] %i goals against %d %s: %s', (sum, total, side, result) => {
  expect(totalResult(sum, total, side)).toBe(result)
})
