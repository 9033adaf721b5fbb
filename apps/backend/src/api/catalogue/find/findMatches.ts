import { sql, type SelectQueryBuilder } from 'kysely'
import { MATCH_STATUS, type EventType, type MatchState, type Provider } from '@touchline/domain/match'
import type { Database, LocalizedText, Schema, StoredRacecard } from '#store'
import {
  CATEGORY_COLUMNS,
  SPORT_COLUMNS,
  TOURNAMENT_COLUMNS,
  type CategoryRow,
  type SportRow,
  type TournamentRow,
} from './columns.ts'
import { findPlaces, type MatchPageOptions } from './findPlaces.ts'
import { byLookup, type Lookup } from './findSports.ts'
import type { MatchFilter } from './matchFilter.ts'

export type ListedMatchRow = SportRow &
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
    /** Only for an event without two sides. */
    names: LocalizedText | null
    end_date: number | null
    runners: readonly RunnerRow[] | null
    /** Only for a match. */
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
  readonly racecard: StoredRacecard | null
  /** Results before this race. */
  readonly form: readonly number[] | null
}

/** Statuses that a list shows unless others are requested: upcoming, in play, stopped. */
export const LISTED_STATUSES = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped] as const

type Joined = SelectQueryBuilder<
  Schema & { home: Schema['competitors']; away: Schema['competitors'] },
  'matches' | 'sports' | 'categories' | 'tournaments' | 'home' | 'away',
  object
>

/** One page of matches and the total number, also on a page beyond the last. */
export async function findMatches(
  db: Database,
  filter: MatchFilter,
  page: MatchPageOptions,
): Promise<{ rows: ListedMatchRow[]; total: number }> {
  const { ids, total } = await findPlaces(db, filter, page)
  return { rows: await findMatchRows(db, ids), total }
}

/** Matches by id, in the order of `ids`. */
export async function findMatchRows(db: Database, ids: readonly string[]): Promise<ListedMatchRow[]> {
  if (ids.length === 0) return []
  const rows = await columns(joined(db).where('matches.id', 'in', ids)).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The id of the match that a lookup identifies. */
export async function findMatchId(db: Database, lookup: Lookup): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .select('matches.id')
    .where(byLookup('matches', lookup))
    .executeTakeFirst()
  return row?.id
}

export async function findMatch(db: Database, id: string): Promise<ListedMatchRow | undefined> {
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

/** The runners in card order; null where the event has two sides. */
const runners = () => sql<readonly RunnerRow[] | null>`
  case when matches.type <> 'match' then (
    select jsonb_agg(jsonb_build_object('id', runner.id, 'names', runner.names, 'crest', runner.crest,
      'number', entry.number, 'withdrawn', entry.withdrawn, 'racecard', entry.racecard,
      'form', coalesce(entry.form, runner.form)) order by entry.position)
    from event_competitors entry join competitors runner on runner.id = entry.competitor_id
    where entry.match_id = matches.id) end`
