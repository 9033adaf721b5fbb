import type { Money } from '../../money/index.ts'
import type { StakeLimits } from '../../placing/index.ts'
import type { DraftBet } from '../slip.ts'
import { stakeBounds } from './stakeBounds.ts'

/** The facts that limit the stake of a bet. */
export type MaxStakeFacts = {
  readonly limits?: StakeLimits
  /** What is left for this bet, in its currency; absent while it is unknown. */
  readonly balance?: Money
}

/**
 * The maximum stake of this bet ([PLACE-13]): the lowest of the stake limit, the balance, and the stake whose potential
 * win is still within the limit. Undefined when nothing limits it. Set by "Max".
 */
export function maxStake(bet: DraftBet, { limits = {}, balance }: MaxStakeFacts): Money | undefined {
  const own = balance?.currency === bet.stake.currency ? balance.value : Infinity
  const value = Math.min(own, stakeBounds(bet, limits).max ?? Infinity)
  return value === Infinity ? undefined : { ...bet.stake, value: Math.max(0, value) }
}
