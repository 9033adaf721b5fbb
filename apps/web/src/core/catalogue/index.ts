export {
  allMatchesQuery,
  BY_LEAGUE,
  countersQuery,
  marketsQuery,
  matchesQuery,
  matchQuery,
  STATUS_FILTER,
  systemQuery,
  type Counters,
  type MatchPage,
} from './matches.ts'
export {
  categoriesQuery,
  categoryQuery,
  leagueQuery,
  leaguesQuery,
  sportsQuery,
  type Category,
  type League,
  type Sport,
} from './sports.ts'
