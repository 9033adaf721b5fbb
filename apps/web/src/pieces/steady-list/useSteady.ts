import { useMemo, useState } from 'react'

export interface Steady<T> {
  readonly shown: readonly T[]
  /** How many came since, and wait until asked for. */
  readonly waiting: number
  readonly showAll: () => void
}

/**
 * A list that stays as it is while it is looked at: nothing comes, goes or changes its place under a finger until it is asked for (design
 * guide). What is on show takes in what the newest snapshot says of it.
 * @param keyOf stays the same between renders
 */
export function useSteady<T>(latest: readonly T[], keyOf: (one: T) => string): Steady<T> {
  const [kept, keep] = useState(latest)
  const shown = useMemo(() => updated(kept, latest, keyOf), [kept, latest, keyOf])
  const waiting = useMemo(() => countNew(kept, latest, keyOf), [kept, latest, keyOf])
  return { shown, waiting, showAll: () => keep(latest) }
}

/** What is in `kept` as `latest` has it, in the order of `kept`. */
export function updated<T>(
  kept: readonly T[],
  latest: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (kept === latest) return latest
  const newest = new Map(latest.map(one => [keyOf(one), one]))
  return kept.map(one => newest.get(keyOf(one)) ?? one)
}

/** How many of `latest` are not in `kept`. */
export function countNew<T>(kept: readonly T[], latest: readonly T[], keyOf: (one: T) => string): number {
  if (kept === latest) return 0
  const known = new Set(kept.map(keyOf))
  return latest.filter(one => !known.has(keyOf(one))).length
}
