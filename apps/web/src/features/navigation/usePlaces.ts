import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, countersQuery, leaguesQuery, sportsQuery, systemQuery } from '#core/catalogue'
import type { Places } from './places.ts'

export const topLeaguesQuery = () => leaguesQuery({ top: 'true' })

/**
 * What the navigation shows; pages load it with their own data (`placesQueries`). All of it is as the cache has it, never made here: the
 * server keeps the navigation's HTML as long as it is shown the same objects.
 * @param openSport key of the sport whose categories are listed
 */
export function usePlaces(openSport?: string): Places {
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { data: leagues } = useSuspenseQuery(topLeaguesQuery())
  const { data: counters } = useSuspenseQuery(countersQuery())
  const { data: categories } = useQuery({
    ...categoriesQuery(openSport ?? ''),
    enabled: openSport !== undefined,
  })
  const { data: site } = useQuery(systemQuery())
  return { sports, leagues, counters, site, ...(categories && { categories }) }
}
