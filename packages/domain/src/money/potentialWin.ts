import type { BonusOdds, Odds } from '../odds/index.ts'
import { exactOdds } from '../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'

/**
 * What a single or combo pays if every leg wins, in subunits, stake included: the exact product, rounded half up once
 * ([MONEY-6]). No legs pay nothing. Exact past 2^53.
 */
export function exactPotentialWin(stake: number, odds: readonly Odds[], bonusOdds?: BonusOdds): bigint {
  if (odds.length === 0) return 0n
  return roundHalfUp(multiply(ratio(stake), exactOdds(odds, bonusOdds)))
}

/** {@link exactPotentialWin} as a number; past 2^53 it stays at the largest safe integer, which every limit refuses. */
export function potentialWin(stake: number, odds: readonly Odds[], bonusOdds?: BonusOdds): number {
  return toSafeNumber(exactPotentialWin(stake, odds, bonusOdds))
}
