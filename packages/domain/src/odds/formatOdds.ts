import type { BetType } from '../bet/index.ts'
import { ratio, toFixed } from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { ladderFraction } from './britishLadder.ts'
import type { Odds, OddsType } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** What stands where a price has no value in a format: 1.000 has no american, for one. */
export const NO_ODDS = '–'
const MINUS = '−'

/**
 * Odds as text in one of the seven formats ([ODDS-5] to [ODDS-11]; reference/domain.md a). Western digits; `decimalSign`
 * is the locale's. Display only: a payout never reads this back.
 */
export function formatOdds(odds: Odds, type: OddsType, decimalSign: string): string {
  const text = WRITERS[type](odds)
  return text.replace('-', MINUS).replace('.', decimalSign)
}

/**
 * The odds of a whole bet. Of one price they read as that price; the product of several reads two decimals in european and hongkong
 * whatever the third is, and more only while its gain would read zero ([ODDS-5], [ODDS-10]).
 */
export function formatBetOdds(odds: Odds, bet: BetType, type: OddsType, decimalSign: string): string {
  const isProduct = bet === 'combo' || bet === 'system'
  return isProduct ? formatProduct(odds, type, decimalSign) : formatOdds(odds, type, decimalSign)
}

function formatProduct(odds: Odds, type: OddsType, decimalSign: string): string {
  const gain = odds - ODDS_SCALE
  if ((type !== 'european' && type !== 'hongkong') || gain < 5) return formatOdds(odds, type, decimalSign)
  const value = type === 'european' ? odds : gain
  return toFixed(ratio(value, ODDS_SCALE), 2).replace('.', decimalSign)
}

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

function british(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 101 * ODDS_SCALE) return `${Math.floor(odds / ODDS_SCALE) - 1}/1`
  const rung = ladderFraction(odds)
  if (rung) return `${rung.n}/${rung.m}`
  const { n, d } = ratio(odds - ODDS_SCALE, ODDS_SCALE)
  return `${n}/${d}`
}

function american(odds: number): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  if (odds >= 2 * ODDS_SCALE) return `+${toFixed(ratio(odds - ODDS_SCALE, 10), 0)}`
  return toFixed(ratio(-100 * ODDS_SCALE, odds - ODDS_SCALE), 0)
}

/** d - 1 on one side of evens, -1 / (d - 1) on the other: what indonesian and malaysian differ in is the side. */
function overOne(odds: number, positive: boolean): string {
  if (odds <= ODDS_SCALE) return NO_ODDS
  const profit = odds - ODDS_SCALE
  return readable(positive ? ratio(profit, ODDS_SCALE) : ratio(-ODDS_SCALE, profit), 2)
}

function percent(odds: number): string {
  const share = ratio(100 * ODDS_SCALE, odds)
  return `${readable(share, odds > 1000 * ODDS_SCALE ? 2 : 1)}%`
}

/** As few decimals as asked for, more while the text would read zero. */
function readable(value: Ratio, places: number): string {
  const text = toFixed(value, places)
  return /[1-9]/.test(text) ? text : readable(value, places + 1)
}
