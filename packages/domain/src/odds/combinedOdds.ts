import type { BetType } from '../bet/bet.ts'
import { multiply, ONE, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** A factor on combined odds, scaled by 1000: 1050 is x1.05 (spec section 5; [ODDS-2]). */
export type BonusOdds = number

/** Combined odds as the exact product, bonus included. Payouts use this, never rounded odds ([ODDS-3]). */
export function exactOdds(odds: readonly Odds[], bonusOdds?: BonusOdds): Ratio {
  const legs = odds.reduce((product, price) => multiply(product, ratio(price, ODDS_SCALE)), ONE)
  return bonusOdds === undefined ? legs : multiply(legs, ratio(bonusOdds, ODDS_SCALE))
}

/**
 * Exact odds of a whole bet as one number scaled by 1000, rounded half up once ([ODDS-1]): for a combo or a system to
 * the hundredth that is shown, so that no format rounds it again and one unit of stake pays what is shown; to the
 * thousandth if the gain would otherwise round to zero. A single and a custom bet have one price, and keep its
 * thousandths. Above 2^53 it is the largest safe integer. Display only.
 */
export function shownOdds(exact: Ratio, bet: BetType): Odds {
  const isProduct = bet === 'combo' || bet === 'system'
  const hundredths = roundHalfUp(multiply(exact, HUNDRED))
  const scaled =
    isProduct && hundredths > 100n ? hundredths * 10n : roundHalfUp(multiply(exact, ratio(ODDS_SCALE)))
  return toSafeNumber(scaled) as Odds
}

const HUNDRED = ratio(100)
