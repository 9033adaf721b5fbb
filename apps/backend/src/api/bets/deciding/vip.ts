import type { StakeLimits } from '@touchline/domain/placing'

/** How long a trader has to decide on a VIP player's bet above the stake limit before it is refused. */
export const VIP_DECISION_MS = 10_000

/** The limits for such a bet: the maximum win still applies. */
export function withoutMaxStake(limits: StakeLimits): StakeLimits {
  return { ...limits, maxStake: Infinity }
}
