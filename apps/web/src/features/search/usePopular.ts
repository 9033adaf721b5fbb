import { useQuery } from '@tanstack/react-query'
import { BY_LEAGUE, leaguesQuery, matchesQuery, STATUS_FILTER } from '#core/catalogue'
import { useHref } from '#core/addresses'
import { popularResults, type Result } from './results.ts'

const LIVE_MAX = 4

/**
 * Matches in play and top leagues: leagues are mostly cached already, matches are one call. Without an answer there are
 * none.
 */
export function usePopular(isShown: boolean): readonly Result[] {
  const href = useHref()
  const { data: leagues } = useQuery({ ...leaguesQuery({ top: 'true' }), enabled: isShown })
  const { data: live } = useQuery({
    ...matchesQuery({ match_status: STATUS_FILTER.live, sort_by: BY_LEAGUE, limit: LIVE_MAX }),
    enabled: isShown,
  })
  return isShown ? popularResults(live?.matches ?? [], leagues ?? [], href) : []
}
