import { useMemo } from 'react'
import type { MatchSeed } from '@touchline/live'
import { useLive } from './LiveProvider.tsx'

/**
 * Gives a snapshot to the live store before the rows below are drawn, so that they read their prices from it, on the server too.
 * Seeding the same snapshot again changes nothing.
 */
export function useSeed(matches: readonly MatchSeed[]): void {
  const live = useLive()
  useMemo(() => live.store.seed(matches), [live, matches])
}
