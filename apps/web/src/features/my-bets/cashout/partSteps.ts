import { CASHOUT_PARTS } from '@touchline/domain/cashout'

/** Into how many steps an open stake is cut, in subunits: a stake smaller than its steps has one for each subunit. The last is all of it. */
export function stepsOf(openStake: number): number {
  return Math.min(CASHOUT_PARTS, openStake)
}

/** The part of the stake at this step, in subunits, rounded up: none is below the least part. Undefined at the last one, which is all of it. */
export function partAt(step: number, openStake: number): number | undefined {
  const steps = stepsOf(openStake)
  return step >= steps ? undefined : Math.ceil((openStake * step) / steps)
}
