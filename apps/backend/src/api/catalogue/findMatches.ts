import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import {
  MATCH_STATUS,
  type EventType,
  type MatchState,
  type MatchStatus,
  type Provider,
  type SportType,
  type TestProviders,
} from '@touchline/domain'
import { SPORT_KEYS } from '#pricing'
import type { Database, LocalizedText, Schema } from '#store'
import {
  CATEGORY_COLUMNS,
  SPORT_COLUMNS,
  TOURNAMENT_COLUMNS,
  type CategoryRow,
  type SportRow,
  type TournamentRow,
} from './columns.ts'
import { byLookup, type Lookup } from './findSports.ts'
import { notOf } from './hiddenSports.ts'
import type { SortOrder } from './readSort.ts'

export type MatchRow = SportRow &
  CategoryRow &
  TournamentRow & {
    id: string
    urn_id: string
    slug: string
    provider: Provider
    stadium: string | null
    city: string | null
    has_video: boolean
    start_time: number
    version: number
    state: MatchState
    max_period_number: number
    available_markets: number
    top_markets: number
    type: EventType
    /** Of an event without two sides. */
    names: LocalizedText | null
    end_date: number | null
    runners: readonly RunnerRow[] | null
    /** Of a match. */
    home_id: string | null
    home_names: LocalizedText | null
    home_crest: string | null
    away_id: string | null
    away_names: LocalizedText | null
    away_crest: string | null
  }

export type RunnerRow = {
  readonly id: string
  readonly names: LocalizedText
  readonly crest: string
  readonly number: number | null
  readonly withdrawn: boolean
}

/** Statuses of the matches that a list has unless it is asked for others: to come, in play, stopped. */
export const LISTED_STATUSES = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped] as const

export type MatchFilter = {
  readonly type: EventType
  readonly ids?: readonly string[] | undefined
  readonly sportKey?: string | undefined
  readonly sportType?: SportType | undefined
  readonly categoryId?: string | undefined
  readonly tournamentId?: string | undefined
  readonly statuses: readonly MatchStatus[]
  readonly startFrom?: number | undefined
  readonly startTo?: number | undefined
  readonly bettable?: boolean | undefined
  readonly customBet?: boolean | undefined
  /** Whether the site takes custom bets at all. */
  readonly hasCustomBets: boolean
  /** Player whose favourites these are. */
  readonly favouriteOf?: string | undefined
  /** Of these sport types only the matches of one provider. */
  readonly testProviders?: TestProviders | undefined
  readonly hasVideo?: boolean | undefined
  /** Keys of sports that are left out. */
  readonly hidden: readonly string[]
}

export type MatchPage = {
  readonly sort: readonly SortOrder[]
  readonly page: number
  readonly limit: number
  /** At most so many matches of each sport, the first of the order. */
  readonly maxPerSport?: number | undefined
}

type Joined = SelectQueryBuilder<
  Schema & { home: Schema['competitors']; away: Schema['competitors'] },
  'matches' | 'sports' | 'categories' | 'tournaments' | 'home' | 'away',
  object
>

/** One page of matches and how many there are in all, on a page beyond the last one too. Two statements. */
export async function findMatches(
  db: Database,
  filter: MatchFilter,
  { sort, page, limit, maxPerSport }: MatchPage,
): Promise<{ rows: MatchRow[]; total: number }> {
  const order = sql.join([
    ...sort.map(({ by, direction }) => sql`${by} ${sql.raw(direction)}`),
    sql`matches.id`,
  ])
  const found = filtered(
    db
      .selectFrom('matches')
      .innerJoin('sports', 'sports.id', 'matches.sport_id')
      .innerJoin('categories', 'categories.id', 'matches.category_id')
      .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id'),
    filter,
  ).select([
    'matches.id',
    sql<number>`row_number() over (order by ${order})`.as('place'),
    sql<number>`row_number() over (partition by matches.sport_id order by ${order})`.as('place_in_sport'),
  ])
  const picked = db
    .selectFrom(found.as('found'))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .$if(maxPerSport !== undefined, query => query.where('place_in_sport', '<=', maxPerSport!))
    .orderBy('place')
    .limit(limit)
    .offset((page - 1) * limit)
  const places = await picked.execute()
  const rows = await findMatchRows(
    db,
    places.map(({ id }) => id),
  )
  // Without a row, none says how many there are.
  const [any] = places.length === 0 && page > 1 ? await picked.clearOffset().limit(1).execute() : places
  return { rows, total: any?.total ?? 0 }
}

/** Matches by id, in the order of `ids`. */
export async function findMatchRows(db: Database, ids: readonly string[]): Promise<MatchRow[]> {
  if (ids.length === 0) return []
  const rows = await columns(joined(db).where('matches.id', 'in', ids)).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The id of the match that a lookup names. */
export async function findMatchId(db: Database, lookup: Lookup): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .select('matches.id')
    .where(byLookup('matches', lookup))
    .executeTakeFirst()
  return row?.id
}

export async function findMatch(db: Database, id: string): Promise<MatchRow | undefined> {
  return (await findMatchRows(db, [id]))[0]
}

function joined(db: Database): Joined {
  return db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('categories', 'categories.id', 'matches.category_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .leftJoin('competitors as home', 'home.id', 'matches.home_id')
    .leftJoin('competitors as away', 'away.id', 'matches.away_id') as Joined
}

function columns(query: Joined) {
  return query.select([
    'matches.id',
    'matches.urn_id',
    'matches.slug',
    'matches.provider',
    'matches.stadium',
    'matches.city',
    'matches.has_video',
    'matches.start_time',
    'matches.version',
    'matches.state',
    'matches.max_period_number',
    'matches.available_markets',
    'matches.top_markets',
    'matches.type',
    'matches.names',
    'matches.end_date',
    runners().as('runners'),
    'matches.home_id',
    'home.names as home_names',
    'home.crest as home_crest',
    'matches.away_id',
    'away.names as away_names',
    'away.crest as away_crest',
    ...SPORT_COLUMNS,
    ...CATEGORY_COLUMNS,
    ...TOURNAMENT_COLUMNS,
  ])
}

/** Who can win, in the order of the card; null where the event has two sides. */
const runners = () => sql<readonly RunnerRow[] | null>`
  case when matches.type <> 'match' then (
    select jsonb_agg(jsonb_build_object('id', runner.id, 'names', runner.names, 'crest', runner.crest,
      'number', entry.number, 'withdrawn', entry.withdrawn) order by entry.position)
    from event_competitors entry join competitors runner on runner.id = entry.competitor_id
    where entry.match_id = matches.id) end`

function filtered<Tables extends 'matches' | 'sports' | 'categories' | 'tournaments'>(
  query: SelectQueryBuilder<Schema, Tables, object>,
  filter: MatchFilter,
): SelectQueryBuilder<Schema, Tables, object> {
  const conditions = [
    sql<SqlBool>`matches.type = ${filter.type}`,
    sql<SqlBool>`matches.status = any(${[...filter.statuses]})`,
    notOf(filter.hidden),
    filter.ids && sql<SqlBool>`matches.id = any(${[...filter.ids]})`,
    filter.sportKey !== undefined && sql<SqlBool>`sports.key = ${filter.sportKey}`,
    filter.sportType !== undefined && sql<SqlBool>`sports.type = ${filter.sportType}`,
    filter.categoryId !== undefined && sql<SqlBool>`matches.category_id = ${filter.categoryId}`,
    filter.tournamentId !== undefined && sql<SqlBool>`matches.tournament_id = ${filter.tournamentId}`,
    filter.startFrom !== undefined && sql<SqlBool>`matches.start_time >= ${filter.startFrom}`,
    filter.startTo !== undefined && sql<SqlBool>`matches.start_time < ${filter.startTo}`,
    filter.hasVideo !== undefined && sql<SqlBool>`matches.has_video = ${filter.hasVideo}`,
    // Stopped matches keep their place in lists, closed to bets: only those that take bets are bettable.
    filter.bettable === true && sql<SqlBool>`matches.status in (0, 1) and matches.available_markets > 0`,
    // One market alone is no custom bet.
    filter.customBet === true &&
      sql<SqlBool>`${filter.hasCustomBets} and matches.status in (0, 1) and matches.available_markets > 1 and matches.sim->>'sportKey' = any(${[...SPORT_KEYS]})`,
    filter.favouriteOf !== undefined &&
      sql<SqlBool>`exists (select from favourites f where f.player_id = ${filter.favouriteOf} and (f.type, f.id) in (
        ('matches', matches.id), ('tournaments', matches.tournament_id), ('categories', matches.category_id),
        ('sports', matches.sport_id), ('competitors', matches.home_id), ('competitors', matches.away_id)))`,
    ...(filter.testProviders ? ofProviders(filter.testProviders) : []),
  ]
  return conditions.reduce((narrowed, condition) => (condition ? narrowed.where(condition) : narrowed), query)
}

/** Leaves out what other providers offer of the sport types that a tester chose one for ([CAT-3]). Needs `sports` in the query. */
export function ofProviders(chosen: TestProviders): RawBuilder<SqlBool>[] {
  return [...chosen].map(
    ([type, provider]) => sql<SqlBool>`(sports.type <> ${type} or matches.provider = ${provider})`,
  )
}
