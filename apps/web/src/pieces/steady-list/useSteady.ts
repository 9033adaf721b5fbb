import { useMemo, useState } from 'react'

export interface Steady<T> {
  readonly shown: readonly T[]
  /** What the newest snapshot has. */
  readonly latest: readonly T[]
  /** Takes over what came since. */
  showAll(): void
  keyOf(one: T): string
}

/**
 * A list that stays as it is while it is looked at: nothing comes, goes or changes its place under a finger until it is asked for (design
 * guide). What is on show takes in what the newest snapshot says of it.
 * @param keyOf stays the same between renders
 */
export function useSteady<T>(latest: readonly T[], keyOf: (one: T) => string): Steady<T> {
  const [kept, keep] = useState(latest)
  const shown = useMemo(() => updated(kept, latest, keyOf), [kept, latest, keyOf])
  return { shown, latest, keyOf, showAll: () => keep(latest) }
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
