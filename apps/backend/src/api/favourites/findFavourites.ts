import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FavouriteType } from '@touchline/domain/favourites'
import type { MatchStatus } from '@touchline/domain/match'
import { CATEGORY_COLUMNS, SPORT_COLUMNS } from '#api/catalogue'
import type { Database, LocalizedText } from '#store'

/** Maximum matches per favourite: a page of events (spec section 5). */
const MATCHES_MAX = 40

type Thing = {
  id: string
  names: LocalizedText
  /** Only for a match: its second side. */
  away_names: LocalizedText | null
  slug: string | null
  crest: string | null
  sport_id: string
  category_id: string | null
}

const NO_SECOND = sql`null::jsonb as away_names`

/** The name and parent of each type of favourite. */
const THINGS: Readonly<Record<FavouriteType, RawBuilder<Thing>>> = {
  matches: sql`(select m.id, coalesce(m.names, home.names) as names, away.names as away_names, m.slug, null as crest, m.sport_id, m.category_id from matches m
    left join competitors home on home.id = m.home_id left join competitors away on away.id = m.away_id)`,
  tournaments: sql`(select id, names, ${NO_SECOND}, slug, null as crest, sport_id, category_id from tournaments)`,
  categories: sql`(select id, names, ${NO_SECOND}, slug, null as crest, sport_id, null as category_id from categories)`,
  sports: sql`(select id, names, ${NO_SECOND}, null as slug, null as crest, id as sport_id, null as category_id from sports)`,
  competitors: sql`(select id, names, ${NO_SECOND}, null as slug, crest, sport_id, null as category_id from competitors)`,
}

/** Which matches belong to a favourite of each type. */
const OWN_MATCHES: Readonly<Record<FavouriteType, RawBuilder<SqlBool>>> = {
  matches: sql`m.id = favourites.id`,
  tournaments: sql`m.tournament_id = favourites.id`,
  categories: sql`m.category_id = favourites.id`,
  sports: sql`m.sport_id = favourites.id`,
  competitors: sql`(m.home_id = favourites.id or m.away_id = favourites.id)`,
}

export type FavouriteFilter = {
  readonly statuses: readonly MatchStatus[]
  readonly bettable: boolean
  /** Leaves out favourites without a matching match. */
  readonly onlyWithMatches: boolean
}

/**
 * A player's favourites of a type, the newest first, with their matches by kick-off. Favourites that no longer exist
 * are left out.
 */
export function findFavourites(
  db: Database,
  playerId: string,
  type: FavouriteType,
  { statuses, bettable, onlyWithMatches }: FavouriteFilter,
) {
  const takesBets = bettable ? sql`and m.status in (0, 1) and m.available_markets > 0` : sql``
  const mine = sql`from matches m where ${OWN_MATCHES[type]} ${takesBets} and m.status`
  const asked = sql`${[...new Set(statuses)]}::smallint[]`
  // A sport has thousands of matches: they are counted, and only the first of each status are read.
  const matches = sql<{ matches_count: number; match_ids: string[] }>`(
    select counted.matches_count, array(
      select first.id from unnest(${asked}) as one (status) cross join lateral (
        select m.id, m.start_time ${mine} = one.status order by m.start_time, m.id limit ${sql.lit(MATCHES_MAX)}) first
      order by first.start_time, first.id limit ${sql.lit(MATCHES_MAX)}) as match_ids
    from (select count(*) as matches_count ${mine} = any(${asked})) counted)`
  return db
    .selectFrom('favourites')
    .innerJoin(THINGS[type].as('thing'), join => join.onRef('thing.id', '=', 'favourites.id'))
    .innerJoin('sports', 'sports.id', 'thing.sport_id')
    .leftJoin('categories', 'categories.id', 'thing.category_id')
    .innerJoinLateral(matches.as('own'), join => join.onTrue())
    .select([
      'favourites.id',
      'favourites.added_at',
      'thing.names',
      'thing.away_names',
      'thing.slug',
      'thing.crest',
      'own.matches_count',
      'own.match_ids',
      ...SPORT_COLUMNS,
      ...CATEGORY_COLUMNS,
    ])
    .where('favourites.player_id', '=', playerId)
    .where('favourites.type', '=', type)
    .$if(onlyWithMatches, query => query.where('own.matches_count', '>', 0))
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.id')
    .execute()
}

export type FavouriteRow = Awaited<ReturnType<typeof findFavourites>>[number]
