import type { Odds } from '../odds/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  ratio,
  roundHalfUp,
  toSafeNumber,
  ZERO,
} from '../ratio/index.ts'
import type { NamedBetId } from './namedBets.ts'
import { namedBetOf } from './namedBets.ts'
import { lineCount } from './system.ts'

/** What a system costs and can pay, in subunits. */
export type SystemReturns = {
  readonly lines: number
  /** Rounded half up for display: the sums themselves use the exact share ([SYSTEM-6]). */
  readonly stakePerLine: number
  /** Only the line that pays least wins ([SYSTEM-4]). */
  readonly min: number
  /** Every leg wins ([SYSTEM-3]). */
  readonly max: number
}

/**
 * Returns of k of n at a total stake divided equally over the lines, each rounded half up once ([SYSTEM-3],
 * [SYSTEM-4]).
 */
export function systemReturns(stake: number, odds: readonly Odds[], winCount: number): SystemReturns {
  const factors = odds.map(price => ratio(price, ODDS_SCALE))
  const lines = lineCount(winCount, odds.length)
  const unit = ratio(stake, Math.max(1, lines))
  const min = factors.toSorted(compare).slice(0, winCount).reduce(multiply, unit)
  const max = multiply(unit, sumOfProducts(factors, winCount))
  const [stakePerLine, least, most] = [unit, min, max].map(sum => toSafeNumber(roundHalfUp(sum)))
  return { lines, stakePerLine: stakePerLine!, min: least!, max: most! }
}

/** How many lines of these sizes pay when exactly `winners` legs win ([SYSTEM-10]). */
export function payingLines(sizes: readonly number[], winners: number): number {
  return sizes.reduce((sum, size) => sum + lineCount(size, winners), 0)
}

/**
 * The total that puts this much on each line, in subunits ([SYSTEM-12]). Undefined for an invalid amount, and above
 * 2^53.
 */
export function stakeOfLines(perLine: number, lines: number): number | undefined {
  const total = perLine * lines
  return Number.isSafeInteger(perLine) && perLine >= 0 && Number.isSafeInteger(total) ? total : undefined
}

/**
 * The sum over all lines of the product of their factors, without listing the lines ([SYSTEM-5]): the count-th
 * elementary symmetric polynomial. Factors of settled legs give the settlement, odds give the potential win.
 */
export function sumOfProducts(factors: readonly Ratio[], count: number): Ratio {
  const sums: Ratio[] = [ONE, ...Array.from({ length: count }, () => ZERO)]
  for (const factor of factors) {
    for (let size = count; size >= 1; size--) sums[size] = add(sums[size]!, multiply(sums[size - 1]!, factor))
  }
  return sums[count]!
}

/** The system's odds as one number: what one unit of total stake pays when every leg wins, exact ([SYSTEM-3]). */
export function systemOdds(odds: readonly Odds[], winCount: number): Ratio {
  const factors = odds.map(price => ratio(price, ODDS_SCALE))
  return divide(sumOfProducts(factors, winCount), ratio(Math.max(1, lineCount(winCount, odds.length))))
}

/** The same of a named bet: every line of every fold has the same share of the stake ([SYSTEM-9]). */
export function namedOdds(odds: readonly Odds[], id: NamedBetId): Ratio {
  const { folds, lines } = namedBetOf(id)
  const factors = odds.map(price => ratio(price, ODDS_SCALE))
  const sum = folds.map(size => sumOfProducts(factors, size)).reduce(add, ZERO)
  return divide(sum, ratio(lines))
}
