import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Ratio } from '../ratio/index.ts'
import { add, multiply, ONE, ratio, roundHalfUp, toSafeNumber, ZERO } from '../ratio/index.ts'
import { odds } from '../testing/builders.ts'
import { NAMED_BETS, namedReturns, payingLines, stakeOfLines, SYSTEM_TYPES, systemReturns } from './index.ts'

const RUNS = { numRuns: 300 }

/** A named bet, a stake and a price for each leg. */
const anyNamed = fc.constantFrom(...NAMED_BETS).chain(named =>
  fc.record({
    named: fc.constant(named),
    stake: fc.nat(1_000_000),
    prices: fc.array(fc.integer({ min: 1001, max: 20_000 }), {
      minLength: named.legs,
      maxLength: named.legs,
    }),
  }),
)

test('[SYSTEM-10] the most a named bet pays is the sum over every set of legs it covers', () => {
  fc.assert(
    fc.property(anyNamed, ({ named, stake, prices }) => {
      // The product of (1 + d) is the sum over all sets of legs, the empty one included.
      const all = prices.map(price => ratio(1000 + price, 1000)).reduce(multiply, ONE)
      const singles = prices.map(price => ratio(price, 1000)).reduce(add, ZERO)
      const uncovered = named.folds[0] === 1 ? ONE : add(ONE, singles)
      const covered = add(all, multiply(uncovered, ratio(-1)))
      const expected = roundHalfUp(multiply(ratio(stake, named.lines), covered))
      expect(namedReturns(stake, odds(...prices), named.id).max).toBe(toSafeNumber(expected))
    }),
    RUNS,
  )
})

test('[SYSTEM-4] the least is what the worst set of winners that is paid at all is paid', () => {
  const anySystem = fc.constantFrom(...SYSTEM_TYPES.filter(type => type.totalCount <= 6)).chain(type =>
    fc.record({
      type: fc.constant(type),
      stake: fc.nat(1_000_000),
      prices: fc.array(fc.integer({ min: 1001, max: 20_000 }), {
        minLength: type.totalCount,
        maxLength: type.totalCount,
      }),
    }),
  )
  fc.assert(
    fc.property(anySystem, ({ type, stake, prices }) => {
      const { min, lines } = systemReturns(stake, odds(...prices), type.winCount)
      expect(min).toBe(leastPaid(prices, [type.winCount], ratio(stake, lines)))
    }),
    RUNS,
  )
  fc.assert(
    fc.property(anyNamed, ({ named, stake, prices }) => {
      fc.pre(named.legs <= 6)
      const least = leastPaid(prices, named.folds, ratio(stake, named.lines))
      expect(namedReturns(stake, odds(...prices), named.id).min).toBe(least)
    }),
    RUNS,
  )
})

test('[SYSTEM-10] every line of a named bet has the same share of the total', () => {
  expect(namedReturns(1000, odds(2000, 2000, 2000), 'patent')).toEqual({
    lines: 7,
    stakePerLine: 143,
    min: 286, // 1000 / 7 x 2, from the exact share
    max: 3714, // 1000 / 7 x (3 x 2 + 3 x 4 + 8)
  })
})

test('[SYSTEM-10] at no legs and no stake there is nothing to pay', () => {
  expect(systemReturns(0, odds(2000, 2000, 2000), 2)).toEqual({ lines: 3, stakePerLine: 0, min: 0, max: 0 })
  expect(systemReturns(100, [], 2)).toMatchObject({ lines: 0, max: 0 })
})

describe('[SYSTEM-9] the stake per line', () => {
  test.each([
    [200, 3, 600],
    [0, 6, 0],
    [1, 1, 1],
    [-1, 3, undefined],
    [0.5, 4, undefined],
    [Number.NaN, 4, undefined],
    [2 ** 52, 4, undefined],
  ])('[SYSTEM-9] %d on each of %i lines is %s in all', (perLine, lines, total) => {
    expect(stakeOfLines(perLine, lines)).toBe(total)
  })

  test('[SYSTEM-9] the total it sets is split back into the same stake per line', () => {
    fc.assert(
      fc.property(anyNamed, fc.nat(100_000), ({ named, prices }, perLine) => {
        const total = stakeOfLines(perLine, named.lines)!
        expect(namedReturns(total, odds(...prices), named.id).stakePerLine).toBe(perLine)
      }),
      RUNS,
    )
  })
})

test.each([
  [[2], 1, 0],
  [[2], 2, 1],
  [[2], 3, 3],
  [[3], 2, 0],
  [[3], 4, 4],
  [[2, 3], 2, 1],
  [[2, 3], 3, 4],
  [[], 3, 0],
])('[SYSTEM-11] folds of %j with %i winners pay %i lines', (sizes, winners, lines) => {
  expect(payingLines(sizes, winners)).toBe(lines)
})

/** By trying every set of winners: the smallest sum that is paid at all, rounded. */
function leastPaid(prices: readonly number[], sizes: readonly number[], unit: Ratio): number {
  const sums = setsOf(prices.length).flatMap(winners => {
    const lines = setsOf(winners.length).filter(line => sizes.includes(line.length))
    if (lines.length === 0) return []
    const paid = lines
      .map(line => line.map(i => ratio(prices[winners[i]!]!, 1000)).reduce(multiply, unit))
      .reduce(add, ZERO)
    return [toSafeNumber(roundHalfUp(paid))]
  })
  return Math.min(...sums)
}

/** Every non-empty set of indices below `count`. */
function setsOf(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (__, i) => i).filter(i => ((bits + 1) >> i) & 1),
  )
}
