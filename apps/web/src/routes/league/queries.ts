import { allMatchesQuery } from '#core/catalogue'

export type SlugParams = { readonly sport: string; readonly slug: string }

export const leagueMatchesQuery = (leagueId: string) =>
  allMatchesQuery({ tournament_id: leagueId, sort_by: 'start_time:asc' })
