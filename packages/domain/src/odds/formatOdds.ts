import { multiply, ratio, toFixed } from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { ladderFraction } from './britishLadder.ts'
import type { Odds, OddsType } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** What stands where a price has no value in a format: 1.000 has no american, for one. */
export const NO_ODDS = '–'
const MINUS = '−'

/**
 * Odds as text in one of the seven formats ([ODDS-5] to [ODDS-11]; reference/domain.md a), of one price or of a whole bet as
 * `shownOdds` rounded them. Western digits; `decimalSign` is the locale's. Display only: a payout never reads this back.
 */
export function formatOdds(odds: Odds, type: OddsType, decimalSign: string): string {
  const text = WRITERS[type](odds)
  return text.replace('-', MINUS).replace('.', decimalSign)
}

/**
 * A price before and after it moved. Where the format rounds both to one text, both are written as decimals: a bettor is never asked to accept
 * what reads the same ([ODDS-13]).
 */
export function formatMove(before: Odds, now: Odds, type: OddsType, decimalSign: string): OddsMove {
  const texts = { before: formatOdds(before, type, decimalSign), now: formatOdds(now, type, decimalSign) }
  const isHidden = before !== now && texts.before === texts.now && type !== 'european'
  return isHidden ? formatMove(before, now, 'european', decimalSign) : texts
}

/** Two prices written so that they can be told apart. */
export type OddsMove = { readonly before: string; readonly now: string }

const WRITERS: Readonly<Record<OddsType, (odds: number) => string>> = {
  european: thousandths,
  british,
  hongkong: odds => thousandths(odds - ODDS_SCALE),
  american,
  indonesian: odds => overOne(odds, odds >= 2 * ODDS_SCALE),
  malaysian: odds => overOne(odds, odds <= 2 * ODDS_SCALE),
  percent,
}

/** Two decimals; three when the third is not zero, for 1.005 must read neither 1.00 nor 1.01. */
function thousandths(scaled: number): string {
  // Its digits stand there already: this runs for each price that ticks.
  const digits = String(scaled).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3, scaled % 10 === 0 ? -1 : undefined)}`
}

/** The price a shop would print. The bet itself keeps the exact price: what is shown is rounded, the payout is not ([ODDS-6], [ODDS-3]). */
function british(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 101 * ODDS_SCALE) return `${Math.floor(odds / ODDS_SCALE) - 1}/1`
  const { n, m } = ladderFraction(odds)
  return `${n}/${m}`
}

/** Evens, and what rounds to them, are +100: −100 is the same price, and one price has one text ([ODDS-12]). */
function american(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 2 * ODDS_SCALE) return `+${toFixed(ratio(odds - ODDS_SCALE, 10), 0)}`
  const text = toFixed(ratio(-100 * ODDS_SCALE, odds - ODDS_SCALE), 0)
  return text === '-100' ? '+100' : text
}

/**
 * d - 1 on one side of evens, -1 / (d - 1) on the other: what indonesian and malaysian differ in is the side. What rounds to evens is
 * written as evens are, without a minus: both signs mean the one price ([ODDS-12]).
 */
function overOne(odds: number, positive: boolean): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  const profit = odds - ODDS_SCALE
  const text = readable(positive ? ratio(profit, ODDS_SCALE) : ratio(-ODDS_SCALE, profit), 2)
  return text === '-1.00' ? '1.00' : text
}

function percent(odds: number): string {
  const share = ratio(100 * ODDS_SCALE, odds)
  return `${readable(share, odds > 1000 * ODDS_SCALE ? 2 : 1)}%`
}

/** As few decimals as asked for, more while the last of them would be rounded up from half of itself or less: 0.005 must not read 0.01. */
function readable(value: Ratio, places: number): string {
  const { n, d } = multiply(value, ratio(2n * 10n ** BigInt(places)))
  return n > d || -n > d ? toFixed(value, places) : readable(value, places + 1)
}
