import type { UseQueryOptions } from '@tanstack/react-query'
import { allMatchesQuery, BY_LEAGUE, type MatchesFilter, type MatchPage } from '#core/catalogue'

/**
 * Matches of a page that are favourites of the player, or whose league, country, sport or side is. It is not cached
 * after the tab is closed, because favourites that change in the meantime would be missing from it.
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
