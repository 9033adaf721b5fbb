import type { StakeLimits } from '../../placing/index.ts'
import { multiply, ratio, toSafeNumber } from '../../ratio/index.ts'
import { betTotals } from './betTotals.ts'
import { payoutOdds } from './payoutOdds.ts'
import type { DraftBet } from '../slip.ts'
import { stakeBounds } from './stakeBounds.ts'

/**
 * The minimum win that can be requested, in subunits: what the minimum stake pays, so that requesting it sets that
 * stake ([SLIP-13]). Undefined for a bet without a price.
 */
export function leastWin(bet: DraftBet, limits: StakeLimits = {}): number | undefined {
  const stake = Math.max(1, stakeBounds(bet, limits).min)
  const odds = payoutOdds(bet)
  const paid = betTotals({ ...bet, stake: { ...bet.stake, value: stake } })?.returns
  if (!odds || paid === undefined) return undefined
  // The parts of a named bet are rounded separately, and their sum may be a subunit less than requested.
  const { n, d } = multiply(ratio(2 * stake - 1, 2), odds)
  return Math.max(paid, toSafeNumber((n + d - 1n) / d))
}
