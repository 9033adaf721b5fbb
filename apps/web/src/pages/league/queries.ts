import { listQuery } from '#core/catalogue'
import { withoutSport, type ListState } from '#core/addresses'

export type LeagueParams = { readonly sport: string; readonly slug: string }

/** Its matches by kick-off, in play first. */
export const leagueScope = (leagueId: string) => ({ tournament_id: leagueId, sort_by: 'start_time:asc' })

export const leagueListQuery = (leagueId: string, list: ListState) =>
  listQuery(leagueScope(leagueId), withoutSport(list))
