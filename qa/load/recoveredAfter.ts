import { percentilesOf } from '@touchline/tools/harness'
import type { Placed } from './betting.ts'

const WINDOW_SECONDS = 2
/** The budget of placing (design, section 5). */
export const P99_MS_MAX = 300

/**
 * Milliseconds from the end of an overload until the first window of two seconds from which on every window is
 * normal: nothing shed or lost, bets placed, and p99 of these within the budget. Undefined where the last window is
 * not.
 */
export function recoveredAfter(placed: readonly Placed[]): number | undefined {
  const windows = Map.groupBy(placed, ({ at }) => Math.floor(at / WINDOW_SECONDS))
  const isNormal = (some: readonly Placed[]): boolean =>
    some.every(isAnswered) && some.some(isTaken) && takenWithin(some) <= P99_MS_MAX
  const inOrder = [...windows].toSorted(([a], [b]) => a - b)
  const first = inOrder[inOrder.findLastIndex(([, some]) => !isNormal(some)) + 1]
  return first && first[0] * WINDOW_SECONDS * 1000
}

/** Placed or refused for its content, not for load. */
export function isAnswered({ status }: Placed): boolean {
  return status === 200 || status === 422
}

export function isTaken({ status }: Placed): boolean {
  return status === 200
}

/** p99 of the placed bets, in whole milliseconds: a refusal writes nothing and is far quicker. */
export function takenWithin(placed: readonly Placed[]): number {
  return Math.round(percentilesOf(placed.filter(isTaken).map(({ ms }) => ms)).p99)
}
