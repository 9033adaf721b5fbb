import type { Match } from '@touchline/domain'
import { useMemo, useState } from 'react'

export interface SteadyMatches {
  readonly shown: readonly Match[]
  /** Matches that came since, and wait until asked for. */
  readonly waiting: number
  readonly showAll: () => void
}

/**
 * A list that stays as it is while it is looked at: no row comes or goes under a finger until it is asked for (design guide). Rows on
 * show take in what the newest snapshot says of them.
 */
export function useSteadyMatches(latest: readonly Match[]): SteadyMatches {
  const [kept, keep] = useState(latest)
  const shown = useMemo(() => updated(kept, latest), [kept, latest])
  return { shown, waiting: countNew(kept, latest), showAll: () => keep(latest) }
}

/** The matches of `kept` as `latest` has them. */
export function updated(kept: readonly Match[], latest: readonly Match[]): readonly Match[] {
  if (kept === latest) return latest
  const newest = new Map(latest.map(match => [match.id, match]))
  return kept.map(match => newest.get(match.id) ?? match)
}

/** How many of `latest` are not among `shown`. */
export function countNew(shown: readonly Match[], latest: readonly Match[]): number {
  if (shown === latest) return 0
  const known = new Set(shown.map(({ id }) => id))
  return latest.filter(({ id }) => !known.has(id)).length
}
