import type { Steady } from './useSteady.ts'

/** How many are new and wait to be shown. */
export function countNew<T>(list: Pick<Steady<T>, 'shown' | 'latest' | 'keyOf'>): number {
  if (list.shown === list.latest) return 0
  const known = new Set(list.shown.map(one => list.keyOf(one)))
  return list.latest.filter(one => !known.has(list.keyOf(one))).length
}
