import { percentilesOf } from '../harness/index.ts'
import type { Placed } from './betting.ts'

const WINDOW_SECONDS = 2
/** The budget of placing (design, section 5). */
export const P99_MS_MAX = 300

/**
 * Milliseconds from the end of an overload until the first window of two seconds in which nothing was shed or lost and 99 of 100 bets
 * were answered within the budget; undefined where there was none.
 */
export function recoveredAfter(placed: readonly Placed[]): number | undefined {
  const windows = Map.groupBy(placed, ({ at }) => Math.floor(at / WINDOW_SECONDS))
  const isNormal = (some: readonly Placed[]): boolean =>
    some.every(isAnswered) && percentilesOf(some.map(({ ms }) => ms)).p99 <= P99_MS_MAX
  const first = [...windows].toSorted(([a], [b]) => a - b).find(([, some]) => isNormal(some))
  return first && first[0] * WINDOW_SECONDS * 1000
}

/** Taken or refused for what it asked, not for load. */
export function isAnswered({ status }: Placed): boolean {
  return status === 200 || status === 422
}
