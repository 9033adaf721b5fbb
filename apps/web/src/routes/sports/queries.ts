import { BY_LEAGUE, matchesQuery, STATUS_FILTER } from '#core/catalogue'

export const liveNowQuery = () =>
  matchesQuery({ match_status: STATUS_FILTER.live, sort_by: BY_LEAGUE, max_per_sport: 5, limit: 20 })

export const upcomingQuery = () =>
  matchesQuery({
    match_status: STATUS_FILTER.prematch,
    bettable: 'true',
    sort_by: 'start_time:asc',
    max_per_sport: 5,
    limit: 15,
  })
