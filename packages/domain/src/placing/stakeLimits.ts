import type { Money } from '../money/index.ts'
import type { PlacementRefusalKind } from './placementCodes.ts'

/** Limits of a stake, in subunits of the bet's currency. Absent means no such limit. */
export type StakeLimits = {
  readonly minStake?: number
  readonly maxStake?: number
  /** Maximum payout of one bet. */
  readonly maxWin?: number
}

/** Why a stake is refused by its amount. */
export type StakeRefusal = {
  readonly kind: PlacementRefusalKind
  /** The limit that was exceeded, in subunits. */
  readonly limit: number
}

/**
 * Why a stake is refused, or undefined ([PLACE-9]). `balance` is what is left for this bet; absent where it is unknown.
 * `win` is the potential win in subunits.
 */
export function stakeRefusal(
  stake: Money,
  win: number,
  limits: StakeLimits,
  balance?: Money,
): StakeRefusal | undefined {
  if (!Number.isSafeInteger(stake.value) || stake.value <= 0) return { kind: 'no-stake', limit: 0 }
  if (balance && balance.currency !== stake.currency) return { kind: 'wrong-currency', limit: 0 }
  if (stake.value < (limits.minStake ?? 0)) return { kind: 'stake-too-low', limit: limits.minStake! }
  if (stake.value > (limits.maxStake ?? Infinity)) return { kind: 'stake-too-high', limit: limits.maxStake! }
  const maxWin = limits.maxWin ?? Number.MAX_SAFE_INTEGER - 1
  if (win > maxWin) return { kind: 'win-too-high', limit: maxWin }
  if (balance && stake.value > balance.value) return { kind: 'not-enough-money', limit: balance.value }
  return undefined
}
