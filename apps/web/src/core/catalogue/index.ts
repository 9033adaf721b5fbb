export { allMatchesQuery } from './allMatches.ts'
export { callQuery } from './callQuery.ts'
export { customMarketsQuery, matchByIdQuery } from './customMarkets.ts'
export { listQuery, type ListPage } from './listPage.ts'
export {
  BY_LEAGUE,
  countersQuery,
  MARKETS_MAX,
  marketsQuery,
  matchesQuery,
  matchQuery,
  STATUS_FILTER,
  systemQuery,
  type Counters,
  type MatchesFilter,
} from './matches.ts'
export type { MatchMarkets, MatchPage } from './matchPage.ts'
export { outrightQuery, outrightsQuery, type OutrightPage } from './outrights.ts'
export { settledMarketsQuery, type SettledMarket } from './settledMarkets.ts'
export {
  addressQuery,
  categoriesQuery,
  categoryQuery,
  leagueQuery,
  leaguesQuery,
  isOfOneOf,
  sportsQuery,
  topLeaguesQuery,
  type Category,
  type FoundAddress,
  type League,
  type Sport,
} from './sports.ts'
