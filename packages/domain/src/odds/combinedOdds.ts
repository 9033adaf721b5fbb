import { multiply, ONE, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** A factor on combined odds, scaled by 1000: 1050 is x1.05 (spec section 5; [ODDS-2]). */
export type BonusOdds = number

/** Combined odds as the exact product, bonus included. Payouts use this, never a rounded figure ([ODDS-3]). */
export function exactOdds(odds: readonly Odds[], bonusOdds?: BonusOdds): Ratio {
  const legs = odds.reduce((product, price) => multiply(product, ratio(price, ODDS_SCALE)), ONE)
  return bonusOdds === undefined ? legs : multiply(legs, ratio(bonusOdds, ODDS_SCALE))
}

/**
 * Exact odds as one figure scaled by 1000, rounded half up once: what is shown of a combo, a system or a custom bet ([ODDS-1]). Past
 * 2^53 it stays at the largest safe integer. For display only.
 */
export function shownOdds(exact: Ratio): Odds {
  return toSafeNumber(roundHalfUp(multiply(exact, ratio(ODDS_SCALE)))) as Odds
}
