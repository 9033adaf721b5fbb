import { BY_LEAGUE, matchesQuery, STATUS_FILTER } from '#core/catalogue'

export const liveNowQuery = () =>
  matchesQuery({ match_status: STATUS_FILTER.live, sort_by: BY_LEAGUE, max_per_sport: 4, limit: 14 })

export const upcomingQuery = () =>
  matchesQuery({
    match_status: STATUS_FILTER.prematch,
    bettable: 'true',
    sort_by: 'start_time:asc',
    max_per_sport: 3,
    limit: 10,
  })
