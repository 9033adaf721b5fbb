import { useEffect, useMemo } from 'react'
import type { MatchSeed } from '@touchline/live'
import { useLive } from './LiveProvider.tsx'

/**
 * Writes a snapshot into the live store before the rows below are rendered, so that they read their prices from it,
 * on the server too. Seeding the same snapshot again changes nothing. The matches are held while the component is
 * mounted. Returns the snapshot.
 */
export function useSeed(matches: readonly MatchSeed[]): readonly MatchSeed[] {
  const live = useLive()
  useEffect(() => live.store.hold(matches.map(({ id }) => id)), [live, matches])
  return useMemo(() => {
    live.store.seed(matches)
    return matches
  }, [live, matches])
}
