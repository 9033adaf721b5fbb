import type { Odds } from '../odds/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { add, divide, multiply, ONE, ratio, roundHalfUp, toSafeNumber, ZERO } from '../ratio/index.ts'
import { lineCount } from './system.ts'

/** What a system costs and can pay, in subunits. */
export type SystemReturns = {
  readonly lines: number
  /** Rounded half up, to be shown: the sums themselves use the exact share ([SYSTEM-6]). */
  readonly stakePerLine: number
  /** Exactly `winCount` legs win, the cheapest ones ([SYSTEM-4]). */
  readonly min: number
  /** Every leg wins ([SYSTEM-3]). */
  readonly max: number
}

/** Returns of k of n at a total stake split evenly over the lines, each rounded half up once ([SYSTEM-3], [SYSTEM-4]). */
export function systemReturns(stake: number, odds: readonly Odds[], winCount: number): SystemReturns {
  const factors = odds.map(price => ratio(price, ODDS_SCALE))
  const cheapest = odds.toSorted((a, b) => a - b).slice(0, winCount)
  const lines = lineCount(winCount, odds.length)
  const unit = ratio(stake, Math.max(1, lines))
  const min = cheapest.reduce((product, price) => multiply(product, ratio(price, ODDS_SCALE)), unit)
  const max = multiply(unit, sumOfProducts(factors, winCount))
  const [stakePerLine, least, most] = [unit, min, max].map(sum => toSafeNumber(roundHalfUp(sum)))
  return { lines, stakePerLine: stakePerLine!, min: least!, max: most! }
}

/**
 * The sum over all lines of the product of their factors, without listing the lines ([SYSTEM-5]): the count-th elementary
 * symmetric polynomial. Factors of settled legs give the settlement, odds give the potential win.
 */
export function sumOfProducts(factors: readonly Ratio[], count: number): Ratio {
  const sums: Ratio[] = [ONE, ...Array.from({ length: count }, () => ZERO)]
  for (const factor of factors) {
    for (let size = count; size >= 1; size--) sums[size] = add(sums[size]!, multiply(sums[size - 1]!, factor))
  }
  return sums[count]!
}

/** The system's odds as one figure: what one unit of total stake pays when every leg wins, exact ([SYSTEM-3]). */
export function systemOdds(odds: readonly Odds[], winCount: number): Ratio {
  const factors = odds.map(price => ratio(price, ODDS_SCALE))
  return divide(sumOfProducts(factors, winCount), ratio(Math.max(1, lineCount(winCount, odds.length))))
}
