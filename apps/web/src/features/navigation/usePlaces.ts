import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, countersQuery, leaguesQuery, sportsQuery, systemQuery } from '#core/catalogue'
import type { Places } from './places.ts'

export const topLeaguesQuery = () => leaguesQuery({ top: 'true' })

/**
 * What the navigation shows; pages load it with their own data (`placesQueries`).
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
  const { data: system } = useQuery(systemQuery())
  const site = {
    hasRacing: system?.is_horse_racing_enabled ?? false,
    hasLotteries: system?.is_lottery_enabled ?? false,
    own: system?.custom_pages ?? [],
  }
  return { sports, leagues, counters, site, ...(categories && { categories }) }
}
