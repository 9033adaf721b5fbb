import type { Money } from '../../money/index.ts'
import type { StakeLimits } from '../../placing/index.ts'
import type { DraftBet } from '../slip.ts'
import { stakeBounds } from './stakeBounds.ts'

/** What bounds the largest stake of a bet. */
export type MaxStakeFacts = {
  readonly limits?: StakeLimits
  /** What is left for this bet, in its currency; absent while it is not known. */
  readonly balance?: Money
}

/**
 * The most this bet can take ([PLACE-13]): the stake limit, the balance, and the stake whose potential win still is within the
 * limit, whichever is least. Undefined when nothing bounds it. What "Max" sets.
 */
export function maxStake(bet: DraftBet, { limits = {}, balance }: MaxStakeFacts): Money | undefined {
  const own = balance?.currency === bet.stake.currency ? balance.value : Infinity
  const value = Math.min(own, stakeBounds(bet, limits).max ?? Infinity)
  return value === Infinity ? undefined : { ...bet.stake, value: Math.max(0, value) }
}
