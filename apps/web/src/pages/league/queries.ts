import { listQuery } from '#core/catalogue'
import type { ListState } from '#shared/router'

export type SlugParams = { readonly sport: string; readonly slug: string }

/** Its matches by kick-off, in play first. */
export const leagueScope = (leagueId: string) => ({ tournament_id: leagueId, sort_by: 'start_time:asc' })

/** The page is about one sport already. */
export const withoutSport = ({ sport: _sport, sportType: _type, ...list }: ListState): ListState => list

export const leagueListQuery = (leagueId: string, list: ListState) =>
  listQuery(leagueScope(leagueId), withoutSport(list))
