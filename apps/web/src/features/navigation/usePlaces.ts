import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, countersQuery, leaguesQuery, sportsQuery, systemQuery } from '#core/catalogue'
import type { Places } from './SideNav.tsx'

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
  // It came with the page and stays: nobody asks for it again.
  const { data: system } = useQuery({ ...systemQuery(), enabled: false })
  return {
    hasLotteries: system?.is_lottery_enabled ?? false,
    sports,
    leagues,
    counters,
    ...(categories && { categories }),
  }
}
