import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TestProviders } from '@touchline/domain/catalogue'
import type { EventType, MatchStatus, SportType } from '@touchline/domain/match'
import { SPORT_KEYS } from '#pricing'
import { ofFavourites } from './ofFavourites.ts'
import { notOf } from '../hiddenSports.ts'

export type MatchFilter = {
  readonly type: EventType
  readonly ids?: readonly string[] | undefined
  readonly sportId?: string | undefined
  readonly sportKey?: string | undefined
  readonly sportType?: SportType | undefined
  readonly categoryId?: string | undefined
  readonly tournamentId?: string | undefined
  readonly statuses: readonly MatchStatus[]
  readonly startFrom?: number | undefined
  readonly startTo?: number | undefined
  readonly bettable?: boolean | undefined
  readonly customBet?: boolean | undefined
  /** Whether the site takes custom bets. */
  readonly hasCustomBets: boolean
  /** The player whose favourites are selected. */
  readonly favouriteOf?: string | undefined
  /** For these sport types only the matches of one provider. */
  readonly testProviders?: TestProviders | undefined
  readonly hasVideo?: boolean | undefined
  /** Keys of hidden sports. */
  readonly hidden: readonly string[]
}

/** The conditions of a filter on `matches` alone, so that an index can be used. */
export function matchCondition(filter: MatchFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`matches.status = any(${[...filter.statuses]}::smallint[]) and ${matchingInStatus(filter)}`
}

/** The same conditions without the status. */
export function matchingInStatus(filter: MatchFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`matches.type = ${filter.type}`,
    ...ofSports(filter),
    filter.ids && sql<SqlBool>`matches.id = any(${[...filter.ids]})`,
    filter.sportId !== undefined && sql<SqlBool>`matches.sport_id = ${filter.sportId}`,
    filter.categoryId !== undefined && sql<SqlBool>`matches.category_id = ${filter.categoryId}`,
    filter.tournamentId !== undefined && sql<SqlBool>`matches.tournament_id = ${filter.tournamentId}`,
    filter.startFrom !== undefined && sql<SqlBool>`matches.start_time >= ${filter.startFrom}`,
    filter.startTo !== undefined && sql<SqlBool>`matches.start_time < ${filter.startTo}`,
    filter.hasVideo !== undefined && sql<SqlBool>`matches.has_video = ${filter.hasVideo}`,
    // Stopped matches stay in lists, closed to bets; only matches that take bets are bettable.
    filter.bettable === true && sql<SqlBool>`matches.status in (0, 1) and matches.available_markets > 0`,
    // A custom bet needs at least two markets.
    filter.customBet === true &&
      sql<SqlBool>`${filter.hasCustomBets} and matches.status in (0, 1) and matches.available_markets > 1 and matches.sim->>'sportKey' = any(${[...SPORT_KEYS]})`,
    filter.favouriteOf !== undefined && ofFavourites(filter.favouriteOf, filter.statuses),
  ]
  return sql.join(
    conditions.filter(condition => condition !== undefined && condition !== false),
    sql` and `,
  )
}

/** There are few sports, so the requested ones are read first and matches are filtered by sport id alone. */
function ofSports({ sportKey, sportType, hidden, testProviders }: MatchFilter): RawBuilder<SqlBool>[] {
  const shown =
    sportType === undefined ? notOf(hidden) : sql<SqlBool>`sports.type = ${sportType} and ${notOf(hidden)}`
  const isOne = sportKey !== undefined
  const isAny = !isOne && sportType === undefined && hidden.length === 0
  return [
    ...(isOne
      ? [
          sql<SqlBool>`matches.sport_id = (select sports.id from sports where sports.key = ${sportKey} and ${shown})`,
        ]
      : []),
    ...(isOne || isAny
      ? []
      : [sql<SqlBool>`matches.sport_id = any(array(select sports.id from sports where ${shown}))`]),
    // For sport types with a provider chosen by a tester, matches of other providers are left out ([CAT-3]).
    ...[...(testProviders ?? [])].map(
      ([type, provider]) =>
        sql<SqlBool>`(matches.provider = ${provider} or matches.sport_id <> all(array(select sports.id from sports where sports.type = ${type})))`,
    ),
  ]
}
