import { multiply, ratio, toFixed } from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { ladderFraction } from './britishLadder.ts'
import { thousandths } from './formatDecimalOdds.ts'
import type { Odds, OddsType } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** Shown where a price has no value in a format, such as 1.000 in american odds. */
export const NO_ODDS = '–'
const MINUS = '−'

/**
 * Odds as text in one of the seven formats ([ODDS-5] to [ODDS-11]; reference/domain.md a), of one price or of a whole
 * bet as `shownOdds` rounded them. Western digits; `decimalSign` is the locale's. Display only: payouts never use this
 * text.
 */
export function formatOdds(odds: Odds, type: OddsType, decimalSign: string): string {
  const text = WRITERS[type](odds)
  return text.replace('-', MINUS).replace('.', decimalSign)
}

/**
 * A price before and after a change. Where the format rounds both to the same text, both are written as decimals,
 * because a bettor must not have to accept two equal texts ([ODDS-13]).
 */
export function formatMove(before: Odds, now: Odds, type: OddsType, decimalSign: string): OddsMove {
  const texts = { before: formatOdds(before, type, decimalSign), now: formatOdds(now, type, decimalSign) }
  const isHidden = before !== now && texts.before === texts.now && type !== 'european'
  return isHidden ? formatMove(before, now, 'european', decimalSign) : texts
}

/** Two prices written so that they differ. */
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

/**
 * The price a betting shop would print. The bet itself has the exact price: the display is rounded, the payout is not
 * ([ODDS-6], [ODDS-3]).
 */
function british(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 101 * ODDS_SCALE) return `${Math.floor(odds / ODDS_SCALE) - 1}/1`
  const { n, m } = ladderFraction(odds)
  return `${n}/${m}`
}

/** Evens, and prices that round to them, are +100: −100 is the same price, and each price has one text ([ODDS-12]). */
function american(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 2 * ODDS_SCALE) return `+${toFixed(ratio(odds - ODDS_SCALE, 10), 0)}`
  const text = toFixed(ratio(-100 * ODDS_SCALE, odds - ODDS_SCALE), 0)
  return text === '-100' ? '+100' : text
}

/**
 * `d - 1` on one side of evens, `-1 / (d - 1)` on the other: indonesian and malaysian differ in the side. Prices that
 * round to evens are written without a minus, because both signs mean the same price ([ODDS-12]).
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

/**
 * The requested number of decimals, more where the last one would be rounded up from half of itself or less: 0.005 must
 * not be shown as 0.01.
 */
function readable(value: Ratio, places: number): string {
  const { n, d } = multiply(value, ratio(2n * 10n ** BigInt(places)))
  return n > d || -n > d ? toFixed(value, places) : readable(value, places + 1)
}
