import type { BetResult } from '../bet/index.ts'
import type { Odds } from '../odds/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { add, multiply, ONE, ratio, ZERO } from '../ratio/index.ts'

/** A leg for settlement. */
export type SettledLeg = {
  readonly odds: Odds
  readonly result: BetResult
  /** Number of competitors in a dead heat, 2 or more. */
  readonly tied?: number
  /** Number of places they share, fewer than there are competitors; 1 where absent. */
  readonly tiedPlaces?: number
}

const HALF = ratio(1, 2)

/** The factor by result, from the factor of a won leg; undefined while it is open. */
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
 * The factor by which a leg multiplies the stake ([SETTLE-1]; reference/domain.md c): win d, lose 0, void and cancelled
 * 1, half won (d + 1)
 * 2, half lost 1/2. Undefined while the leg is open. In a dead heat the winning part is multiplied by places over
 * competitors: one for two is a half, two for three are two thirds ([SETTLE-2]).
 */
export function legFactor({ odds, result, tied = 1, tiedPlaces = 1 }: SettledLeg): Ratio | undefined {
  return FACTORS[result](multiply(ratio(odds, ODDS_SCALE), ratio(tiedPlaces, tied)))
}

/**
 * The result code for the feed's pair of result and void factor ([SETTLE-3]; there are only five valid pairs).
 * Undefined for any other pair: the leg stays open and needs manual review.
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
