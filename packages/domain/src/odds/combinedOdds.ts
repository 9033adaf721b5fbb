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
 * Combined odds of a combo, scaled by 1000, rounded half up once; `bonusOdds` multiplies in ([ODDS-1], [ODDS-2]).
 * No legs have none. Past 2^53 the figure stays at the largest safe integer: for display only.
 */
export function combinedOdds(odds: readonly Odds[], bonusOdds?: BonusOdds): Odds | undefined {
  if (odds.length === 0) return undefined
  const scaled = roundHalfUp(multiply(exactOdds(odds, bonusOdds), ratio(ODDS_SCALE)))
  return toSafeNumber(scaled) as Odds
}
