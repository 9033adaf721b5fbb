import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#store'
import { matchCondition, matchingInStatus, type MatchFilter } from './matchFilter.ts'
import type { SortOrder } from './readSort.ts'

export type MatchPageOptions = {
  readonly sort: readonly SortOrder[]
  readonly page: number
  readonly limit: number
  /** Maximum matches per sport, the first in the order. */
  readonly maxPerSport?: number | undefined
}

/** The ids of the matches on a page, in order, and the total over all pages. */
export type MatchPlaces = { readonly ids: readonly string[]; readonly total: number }

type Place = { readonly id: string; readonly total: number }

/** The tables behind sort fields that are not columns of the match itself. */
const WITH_LEAGUES = sql`
  join sports on sports.id = matches.sport_id
  join categories on categories.id = matches.category_id
  join tournaments on tournaments.id = matches.tournament_id`

/**
 * Finds a page of matches. Each kind of order has its own query, none of which sorts the whole catalogue: by start from
 * an index, by league from the counts of leagues.
 */
export async function findPlaces(
  db: Database,
  filter: MatchFilter,
  page: MatchPageOptions,
): Promise<MatchPlaces> {
  const [first] = page.sort
  if (page.maxPerSport !== undefined) {
    const query = first?.of === 'start' ? firstOfSports : firstOfEachSport
    return await withTotal(db, page, offset => query(filter, page, page.maxPerSport!, offset))
  }
  if (first?.of === 'league') return await withTotal(db, page, offset => byLeague(filter, page, offset))
  const { rows } = await byMatch(filter, page).execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*) as total from matches where ${matchCondition(filter)}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]!.total }
}

/** An empty page carries no total, so the total is read from the first page. */
async function withTotal(
  db: Database,
  { page, limit }: MatchPageOptions,
  query: (offset: number) => RawBuilder<Place>,
): Promise<MatchPlaces> {
  const { rows } = await query((page - 1) * limit).execute(db)
  const [any] = rows.length === 0 && page > 1 ? (await query(0).execute(db)).rows : rows
  return { ids: rows.map(({ id }) => id), total: any?.total ?? 0 }
}

/** By start or by bets: the first matches of each status from an index, then merged over all statuses. */
function byMatch(filter: MatchFilter, { sort, page, limit }: MatchPageOptions): RawBuilder<{ id: string }> {
  const offset = (page - 1) * limit
  const joins = sort.some(({ of }) => of === 'league') ? WITH_LEAGUES : sql``
  return sql`
    select found.id from unnest(${[...new Set(filter.statuses)]}::smallint[]) as asked (status)
    cross join lateral (
      select matches.id, ${keys(sort)} from matches ${joins}
      where matches.status = asked.status and ${matchingInStatus(filter)}
      order by ${orderOf(sort)} limit ${offset + limit}) found
    order by ${orderOfKeys(sort)} limit ${limit} offset ${offset}`
}

/** The first matches by start of each sport and status, from an index. */
function firstOfSports(
  filter: MatchFilter,
  { sort, limit }: MatchPageOptions,
  perSport: number,
  offset: number,
): RawBuilder<Place> {
  const joins = sort.some(({ of }) => of === 'league') ? LEAGUES_OF_SPORT : sql``
  return sql`
    select found.id, count(*) over () as total from sports
    cross join lateral (
      select one.* from unnest(${[...new Set(filter.statuses)]}::smallint[]) as asked (status)
      cross join lateral (
        select matches.id, ${keys(sort)} from matches ${joins}
        where matches.sport_id = sports.id and matches.status = asked.status and ${matchingInStatus(filter)}
        order by ${orderOf(sort)} limit ${perSport}) one
      order by ${orderOfKeys(sort, 'one')} limit ${perSport}) found
    order by ${orderOfKeys(sort)} limit ${limit} offset ${offset}`
}

const LEAGUES_OF_SPORT = sql`
  join categories on categories.id = matches.category_id
  join tournaments on tournaments.id = matches.tournament_id`

/** The first matches of each sport in any order. */
function firstOfEachSport(
  filter: MatchFilter,
  { sort, limit }: MatchPageOptions,
  perSport: number,
  offset: number,
): RawBuilder<Place> {
  return sql`
    select found.id, count(*) over () as total from (
      select matches.id, ${keys(sort)}, row_number() over (partition by matches.sport_id order by ${orderOf(sort)}) as place
      from matches ${WITH_LEAGUES} where ${matchCondition(filter)}) found
    where found.place <= ${perSport}
    order by ${orderOfKeys(sort)} limit ${limit} offset ${offset}`
}

/**
 * By league first: the number of matches per league determines which leagues are on the page, and only their matches
 * are sorted. Leagues that compare equal are taken together.
 */
function byLeague(filter: MatchFilter, { sort, limit }: MatchPageOptions, offset: number): RawBuilder<Place> {
  const end = sort.findIndex(({ of }) => of !== 'league')
  const head = end === -1 ? sort : sort.slice(0, end)
  return sql`
    with counted as (
      select matches.sport_id, matches.category_id, matches.tournament_id, count(*) as count
      from matches where ${matchCondition(filter)} group by 1, 2, 3),
    leagues as (
      select matches.sport_id, matches.category_id, matches.tournament_id,
        sum(matches.count) over () as total,
        sum(matches.count) over (order by ${directed(head)}) as until,
        sum(matches.count) over (partition by ${sql.join(head.map(({ by }) => by))}) as own
      from counted as matches ${WITH_LEAGUES}),
    touched as materialized (
      select * from leagues where until > ${offset}::bigint and until - own < ${offset + limit}::bigint)
    select matches.id, touched.total::bigint as total from touched
    cross join lateral (
      select matches.id, matches.sport_id, matches.category_id, matches.tournament_id, matches.start_time, matches.bets_count
      from matches where matches.tournament_id = touched.tournament_id and matches.category_id = touched.category_id
        and matches.sport_id = touched.sport_id and ${matchCondition(filter)} offset 0) matches ${WITH_LEAGUES}
    order by ${orderOf(sort)} limit ${limit} offset ${offset}::bigint - coalesce((select min(until - own) from touched)::bigint, 0)`
}

const directed = (sort: readonly SortOrder[]) =>
  sql.join(sort.map(({ by, direction }) => sql`${by} ${sql.raw(direction)}`))

/** The sort keys as columns, for an outer query. */
const keys = (sort: readonly SortOrder[]) =>
  sql.join(sort.map(({ by }, n) => sql`${by} as ${sql.id(`key_${n}`)}`))

const orderOf = (sort: readonly SortOrder[]) => sql`${directed(sort)}, matches.id`

const orderOfKeys = (sort: readonly SortOrder[], table = 'found') => {
  const directedKeys = sort.map(
    ({ direction }, n) => sql`${sql.ref(`${table}.key_${n}`)} ${sql.raw(direction)}`,
  )
  return sql`${sql.join(directedKeys)}, ${sql.ref(`${table}.id`)}`
}
