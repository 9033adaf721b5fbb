import type { StakeLimits } from '../../placing/index.ts'
import { multiply, ratio, toSafeNumber } from '../../ratio/index.ts'
import { betTotals } from './betTotals.ts'
import { payoutOdds } from './payoutOdds.ts'
import type { DraftBet } from '../slip.ts'
import { stakeBounds } from './stakeBounds.ts'

/**
 * The least win that can be asked for, in subunits: what the least stake pays, so that asking for it sets that stake ([SLIP-13]).
 * Undefined for a bet without a price.
 */
export function leastWin(bet: DraftBet, limits: StakeLimits = {}): number | undefined {
  const stake = Math.max(1, stakeBounds(bet, limits).min)
  const odds = payoutOdds(bet)
  const paid = betTotals({ ...bet, stake: { ...bet.stake, value: stake } })?.returns
  if (!odds || paid === undefined) return undefined
  // The parts of a named bet are rounded one by one, and their sum may ask for a subunit less than it was paid for.
  const { n, d } = multiply(ratio(2 * stake - 1, 2), odds)
  return Math.max(paid, toSafeNumber((n + d - 1n) / d))
}
