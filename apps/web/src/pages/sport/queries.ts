import { BY_LEAGUE, leaguesQuery, listQuery, matchesQuery, STATUS_FILTER } from '#core/catalogue'
import { withoutSport, type ListState } from '#core/addresses'

export type SportParams = { readonly sport: string }

/** Matches a sport's top tab shows of each kind. */
const SHOWN = 20

export const sportLiveQuery = ({ sport }: SportParams) =>
  matchesQuery({ sport_key: sport, match_status: STATUS_FILTER.live, sort_by: BY_LEAGUE, limit: SHOWN })

export const sportUpcomingQuery = ({ sport }: SportParams) =>
  matchesQuery({
    sport_key: sport,
    match_status: STATUS_FILTER.prematch,
    bettable: 'true',
    sort_by: 'start_time:asc',
    limit: SHOWN,
  })

export const sportLeaguesQuery = ({ sport }: SportParams) => leaguesQuery({ sport_key: sport, top: 'true' })

/** All matches of the sport, filtered by the address. */
export const sportScope = ({ sport }: SportParams) => ({ sport_key: sport, sort_by: 'start_time:asc' })

export const sportListQuery = (params: SportParams, list: ListState) =>
  listQuery(sportScope(params), withoutSport(list))
