import { useMemo, useState } from 'react'

export interface Steady<T> {
  readonly shown: readonly T[]
  /** The latest snapshot. */
  readonly latest: readonly T[]
  /** Shows what is new. */
  showAll(): void
  keyOf(one: T): string
}

/**
 * A list that does not change while it is read: nothing appears, disappears or moves under a finger until the visitor
 * requests it (design guide). Shown items are updated from the latest snapshot.
 * @param keyOf the same function on every render
 */
export function useSteady<T>(latest: readonly T[], keyOf: (one: T) => string): Steady<T> {
  const [taken, take] = useState(latest)
  const shown = useMemo(() => updated(taken, latest, keyOf), [taken, latest, keyOf])
  return { shown, latest, keyOf, showAll: () => take(latest) }
}

/** The items of `shown` as `latest` has them, in the order of `shown`. */
export function updated<T>(
  shown: readonly T[],
  latest: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (shown === latest) return latest
  const newest = new Map(latest.map(one => [keyOf(one), one]))
  return shown.map(one => newest.get(keyOf(one)) ?? one)
}
