import type { StakeLimits } from '@touchline/domain/placing'

/** How long a trader has for the bet of a VIP player whose stake is above the limit; then it is refused. */
export const VIP_DECISION_MS = 10_000

/** The limits such a bet is held to: the most it may win stays. */
export function withoutMaxStake(limits: StakeLimits): StakeLimits {
  return { ...limits, maxStake: Infinity }
}
