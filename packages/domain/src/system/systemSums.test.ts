import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Ratio } from '../ratio/index.ts'
import { add, compare, multiply, ONE, ratio, roundHalfUp, toSafeNumber, ZERO } from '../ratio/index.ts'
import { odds } from '../testing/builders.ts'
import {
  lineCount,
  NAMED_BETS,
  namedOdds,
  payingLines,
  stakeOfLines,
  SYSTEM_TYPES,
  systemReturns,
} from './index.ts'

const RUNS = { numRuns: 300 }
const anyPrices = (legs: number) =>
  fc.array(fc.integer({ min: 1001, max: 20_000 }), { minLength: legs, maxLength: legs })

test('[SYSTEM-9] what a named bet pays is the sum over every set of legs it covers, each at the same share', () => {
  const anyNamed = fc
    .constantFrom(...NAMED_BETS)
    .chain(named => fc.tuple(fc.constant(named), anyPrices(named.legs)))
  fc.assert(
    fc.property(anyNamed, ([named, prices]) => {
      // The product of (1 + d) is the sum over all sets of legs, the empty one included.
      const all = prices.map(price => ratio(1000 + price, 1000)).reduce(multiply, ONE)
      const singles = prices.map(price => ratio(price, 1000)).reduce(add, ZERO)
      const uncovered = named.folds[0] === 1 ? ONE : add(ONE, singles)
      const covered = add(all, multiply(uncovered, ratio(-1)))
      const expected = multiply(covered, ratio(1, named.lines))
      expect(compare(namedOdds(odds(...prices), named.id), expected)).toBe(0)
    }),
    RUNS,
  )
})

test('[SYSTEM-4] the least is what the worst set of winners that is paid at all is paid', () => {
  const anySystem = fc
    .constantFrom(...SYSTEM_TYPES.filter(type => type.totalCount <= 6))
    .chain(type => fc.tuple(fc.constant(type), fc.nat(1_000_000), anyPrices(type.totalCount)))
  fc.assert(
    fc.property(anySystem, ([{ winCount }, stake, prices]) => {
      const { min, lines } = systemReturns(stake, odds(...prices), winCount)
      expect(min).toBe(leastPaid(prices, winCount, ratio(stake, lines)))
    }),
    RUNS,
  )
})

test('[SYSTEM-3] at no legs and no stake there is nothing to pay', () => {
  expect(systemReturns(0, odds(2000, 2000, 2000), 2)).toEqual({ lines: 3, stakePerLine: 0, min: 0, max: 0 })
  expect(systemReturns(100, [], 2)).toMatchObject({ lines: 0, max: 0 })
})

test.each([
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 0],
  [1, 1, 1],
  [2, 4, 6],
  [8, 8, 1],
])('[SYSTEM-2] %i of %i make %i lines', (winCount, totalCount, lines) => {
  expect(lineCount(winCount, totalCount)).toBe(lines)
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
])('[SYSTEM-10] folds of %j with %i winners pay %i lines', (sizes, winners, lines) => {
  expect(payingLines(sizes, winners)).toBe(lines)
})

test.each([
  [200, 3, 600],
  [0, 6, 0],
  [1, 1, 1],
  [-1, 3, undefined],
  [0.5, 4, undefined],
  [Number.NaN, 4, undefined],
  [2 ** 52, 4, undefined],
])('[SYSTEM-12] %d on each of %i lines is %s in all', (perLine, lines, total) => {
  expect(stakeOfLines(perLine, lines)).toBe(total)
})

test('[SYSTEM-12] the total it sets is split back into the same stake per line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SYSTEM_TYPES), fc.nat(100_000), ({ winCount, totalCount }, perLine) => {
      const total = stakeOfLines(perLine, lineCount(winCount, totalCount))!
      const evens = odds(...Array.from({ length: totalCount }, () => 2000))
      expect(systemReturns(total, evens, winCount).stakePerLine).toBe(perLine)
    }),
    RUNS,
  )
})

/** By trying every set of winners: the smallest sum that is paid at all, rounded. */
function leastPaid(prices: readonly number[], size: number, unit: Ratio): number {
  const sums = setsOf(prices.length)
    .filter(winners => winners.length >= size)
    .map(winners =>
      setsOf(winners.length)
        .filter(line => line.length === size)
        .map(line => line.map(i => ratio(prices[winners[i]!]!, 1000)).reduce(multiply, unit))
        .reduce(add, ZERO),
    )
  return Math.min(...sums.map(sum => toSafeNumber(roundHalfUp(sum))))
}

/** Every non-empty set of indices below `count`. */
function setsOf(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (__, i) => i).filter(i => ((bits + 1) >> i) & 1),
  )
}
