import { BY_LEAGUE, matchesQuery, STATUS_FILTER } from '#core/catalogue'

export type SportParams = { readonly sport: string }

/** Matches a sport's page shows of each kind. */
const SHOWN = 40

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
