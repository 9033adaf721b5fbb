import { allMatchesQuery, BY_LEAGUE, STATUS_FILTER } from '#core/catalogue'

export const liveQuery = () => allMatchesQuery({ match_status: STATUS_FILTER.live, sort_by: BY_LEAGUE })
