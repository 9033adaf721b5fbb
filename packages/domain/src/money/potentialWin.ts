import type { BonusOdds, Odds } from '../odds/index.ts'
import { exactOdds } from '../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'

/**
 * What a single or combo pays if every leg wins, in subunits, stake included: the exact product, rounded half up once
 * ([MONEY-6]). 0 without legs; above 2^53 it is the largest safe integer, which every limit refuses.
 */
export function potentialWin(stake: number, odds: readonly Odds[], bonusOdds?: BonusOdds): number {
  return odds.length === 0 ? 0 : toSafeNumber(roundHalfUp(multiply(ratio(stake), exactOdds(odds, bonusOdds))))
}
