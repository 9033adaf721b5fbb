import type { BetResult } from '../bet/index.ts'
import type { Odds } from '../odds/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { add, multiply, ONE, ratio, ZERO } from '../ratio/index.ts'

/** A leg as settlement sees it. */
export type SettledLeg = {
  readonly odds: Odds
  readonly result: BetResult
  /** Competitors in a dead heat, 2 or more. */
  readonly tied?: number
  /** Places that they share, fewer than they are; 1 where absent. */
  readonly tiedPlaces?: number
}

const HALF = ratio(1, 2)

/** By result, from what the leg pays when it is won; undefined while it is open. */
const FACTORS: Readonly<Record<BetResult, (won: Ratio) => Ratio | undefined>> = {
  win_entire: won => won,
  lose_entire: () => ZERO,
  refund_entire: () => ONE,
  canceled: () => ONE,
  refund_half_win_other: won => multiply(add(won, ONE), HALF),
  refund_half_lose_other: () => HALF,
  no_results: () => undefined,
  cashed_out: () => undefined,
}

/**
 * What a leg multiplies the stake by ([SETTLE-1]; reference/domain.md c): win d, lose 0, void and cancelled 1, half won
 * (d + 1) / 2, half lost 1/2. Undefined while the leg is open. In a dead heat the winning part
 * is paid as the places are to those that share them: one for two is a half, two for three are two thirds ([SETTLE-2]).
 */
export function legFactor({ odds, result, tied = 1, tiedPlaces = 1 }: SettledLeg): Ratio | undefined {
  return FACTORS[result](multiply(ratio(odds, ODDS_SCALE), ratio(tiedPlaces, tied)))
}

/**
 * The result code of the feed's pair of result and void factor ([SETTLE-3]; five pairs are all there are). Undefined for
 * any other pair: the leg stays open and someone must look.
 */
export function toResult(result: number, voidFactor?: number): BetResult | undefined {
  if (result === -1) return 'no_results'
  if (voidFactor === undefined || voidFactor === 0) {
    return result === 1 ? 'win_entire' : result === 0 ? 'lose_entire' : undefined
  }
  if (voidFactor === 1) return result === 0 ? 'refund_entire' : undefined
  if (voidFactor !== 0.5) return undefined
  return result === 1 ? 'refund_half_win_other' : result === 0 ? 'refund_half_lose_other' : undefined
}
