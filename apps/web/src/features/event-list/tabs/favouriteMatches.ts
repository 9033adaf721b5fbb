import type { UseQueryOptions } from '@tanstack/react-query'
import { allMatchesQuery, BY_LEAGUE, type MatchesFilter, type MatchPage } from '#core/catalogue'

/**
 * Matches of a page that a player has marked, or whose league, country, sport or side. Each player's own, and nothing of it outlives the
 * tab: a mark that came or went since would not be in it.
 */
export function favouriteMatchesQuery(scope: MatchesFilter, playerId: string): UseQueryOptions<MatchPage> {
  const filter: MatchesFilter = { ...scope, favourite: 'true', sort_by: BY_LEAGUE }
  const all = allMatchesQuery(filter)
  return {
    ...(all as UseQueryOptions<MatchPage>),
    queryKey: [...all.queryKey, playerId],
    staleTime: 0,
    gcTime: 0,
  }
}
