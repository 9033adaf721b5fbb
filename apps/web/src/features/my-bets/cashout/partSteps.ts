import { CASHOUT_PARTS } from '@touchline/domain/cashout'

/**
 * Number of steps for an open stake, in subunits: a stake smaller than the usual number has one for each subunit. The
 * last step is all of it.
 */
export function stepsOf(openStake: number): number {
  return Math.min(CASHOUT_PARTS, openStake)
}

/**
 * The part of the stake at this step, in subunits, rounded up: none is below the minimum part. Undefined at the last
 * step, which is all of it.
 */
export function partAt(step: number, openStake: number): number | undefined {
  const steps = stepsOf(openStake)
  return step >= steps ? undefined : Math.ceil((openStake * step) / steps)
}
