/** A part of a stake is chosen in twentieths, the last of which is all of it. */
const STEPS_MAX = 20

/** Into how many steps an open stake is cut, in subunits: a stake smaller than its steps has one for each subunit. */
export function stepsOf(openStake: number): number {
  return Math.min(STEPS_MAX, openStake)
}

/** The part of the stake at this step, in subunits, rounded half up; undefined at the last one, which is all of it. */
export function partAt(step: number, openStake: number): number | undefined {
  const steps = stepsOf(openStake)
  return step >= steps ? undefined : Math.round((openStake * step) / steps)
}
