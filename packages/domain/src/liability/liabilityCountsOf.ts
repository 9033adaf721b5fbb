import { betPhase } from '../bet/index.ts'
import type { LiabilityClaim, ClaimBasis } from './claimsOf.ts'
import { claimsOf, LIMIT_PARTS } from './claimsOf.ts'
import type { LiableBet } from './liableBet.ts'

/** What a bet uses of one limit, in parts. */
export type LiabilityCount = Pick<LiabilityClaim, 'key' | 'limit'> & { readonly parts: number }

/**
 * What a bet uses of each of its limits now ([LIABILITY-3]): nothing once it is over. Rounded up, so that no less is
 * counted than is owed.
 */
export function liabilityCountsOf(bet: LiableBet): readonly LiabilityCount[] {
  const phase = betPhase(bet.status)
  if (phase !== 'pending' && phase !== 'open') return []
  return claimsOf(bet).flatMap(({ key, limit, basis }) => {
    const parts = partsOn(basis, bet)
    return parts > 0 ? [{ key, limit, parts }] : []
  })
}

function partsOn(basis: ClaimBasis, { openStake, potentialWin, isVip, measure }: LiableBet): number {
  // A stake that a trader accepted above the limit uses none of it ([LIABILITY-7]).
  if (basis === 'stake') return isVip ? 0 : measured(openStake, measure.maxStake)
  if (basis === 'win') return measured(potentialWin, measure.maxWin)
  const { n, d } = basis.perStake
  return Number(divideUp(BigInt(openStake) * n * BigInt(LIMIT_PARTS), d * BigInt(measure.maxWin)))
}

function measured(value: number, whole: number): number {
  return Number(divideUp(BigInt(value) * BigInt(LIMIT_PARTS), BigInt(whole)))
}

function divideUp(n: bigint, d: bigint): bigint {
  return (n + d - 1n) / d
}
