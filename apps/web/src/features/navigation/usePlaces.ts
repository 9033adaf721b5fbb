import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, countersQuery, sportsQuery, systemQuery, topLeaguesQuery } from '#core/catalogue'
import type { Places } from './places.ts'

/**
 * What the navigation shows; `openPage` loads it with the data of the page. Objects come from the cache as they are,
 * because the server reuses the navigation's HTML while it gets the same objects.
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
