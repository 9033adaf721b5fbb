import { sql, type RawBuilder } from 'kysely'
import type { MatchStatus, SportType } from '@touchline/domain'
import { notOf } from '#api/catalogue'
import type { Database } from '#store'
import { AS_WRITTEN, BEGINNING_HEARD_MIN } from './ways.ts'

/** Events and leagues of one answer. */
const EVENTS_MAX = 20
const LEAGUES_MAX = 10

export type SearchFilter = {
  readonly statuses: readonly MatchStatus[]
  readonly sportType: SportType | undefined
  /** Looks only at what events are called. */
  readonly onlyEvents: boolean
  /** Keys of sports of which nothing is found. */
  readonly hidden: readonly string[]
}
export type Words = { readonly way: number; readonly words: readonly string[] }

/** Above every character there is. */
const LAST = '\u{10FFFF}'

/** Names that a word begins, by the place `n` of the word; `exact` where it is the whole word. */
const hits = ({ way, words }: Words) => sql`
  hits as materialized (
    select asked.n, found.kind, found.id, bool_or(found.word = asked.word) as exact
    from unnest(${[...words]}::text[]) with ordinality as asked (word, n)
    join search_words found on found.way = ${way}
      and found.word >= asked.word collate "C" and found.word < (asked.word || ${LAST}) collate "C"
      and (${way} = ${AS_WRITTEN} or length(asked.word) >= ${BEGINNING_HEARD_MIN} or found.word = asked.word)
    group by 1, 2, 3),
  leagues as materialized (
    select hits.n, hits.id, 2 + hits.exact::int as weight from hits where hits.kind = 'tournaments'
    union all select hits.n, tournaments.id, 1 + hits.exact::int
      from hits join tournaments on tournaments.category_id = hits.id where hits.kind = 'categories'
    union all select hits.n, tournaments.id, hits.exact::int
      from hits join tournaments on tournaments.sport_id = hits.id where hits.kind = 'sports')`

/** Events that all words name: by their sides or runners, by their own name, or by where they belong. Live ones first, then the better named. */
export async function findNamedEvents(db: Database, words: Words, filter: SearchFilter): Promise<string[]> {
  const open = sql`m.status = any(${[...filter.statuses]}::smallint[])`
  const byLeague = filter.onlyEvents
    ? sql``
    : sql`union all select m.id, leagues.n, leagues.weight from leagues join matches m on m.tournament_id = leagues.id and ${open}`
  const { rows } = await sql<{ id: string }>`
    with ${hits(words)},
    named as (
      select m.id, hits.n, 6 + hits.exact::int as weight from hits join matches m on m.home_id = hits.id and ${open} where hits.kind = 'competitors'
      union all select m.id, hits.n, 6 + hits.exact::int from hits join matches m on m.away_id = hits.id and ${open} where hits.kind = 'competitors'
      union all select m.id, hits.n, 4 + hits.exact::int from hits join event_competitors runner on runner.competitor_id = hits.id
        join matches m on m.id = runner.match_id and ${open} where hits.kind = 'competitors'
      union all select m.id, hits.n, 6 + hits.exact::int from hits join matches m on m.id = hits.id and ${open} where hits.kind = 'matches'
      ${byLeague}),
    whole as (
      select id, sum(weight) as weight from (select id, n, max(weight) as weight from named group by 1, 2) best
      group by id having count(*) = ${words.words.length})
    select m.id from whole join matches m on m.id = whole.id join sports on sports.id = m.sport_id
    where ${ofSports(filter)}
    order by m.status in (1, 2) desc, whole.weight desc, m.start_time, m.id limit ${EVENTS_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

export type NamedLeague = { readonly id: string; readonly matches_count: number; readonly live_count: number }

/** Leagues that all words name, themselves or by country or sport: those with something in play first, then those with something to come. */
export async function findNamedLeagues(
  db: Database,
  words: Words,
  filter: SearchFilter,
): Promise<readonly NamedLeague[]> {
  if (filter.onlyEvents) return []
  const { rows } = await sql<NamedLeague>`
    with ${hits(words)},
    whole as (
      select id, sum(weight) as weight from (select id, n, max(weight) as weight from leagues group by 1, 2) best
      group by id having count(*) = ${words.words.length})
    select whole.id, open.matches_count, open.live_count
    from whole join tournaments on tournaments.id = whole.id join sports on sports.id = tournaments.sport_id
    cross join lateral (
      select count(*) as matches_count, count(*) filter (where m.status in (1, 2)) as live_count
      from matches m where m.tournament_id = whole.id and m.status = any(${[...filter.statuses]}::smallint[])) open
    where ${ofSports(filter)}
    order by open.live_count > 0 desc, open.matches_count > 0 desc, whole.weight desc, tournaments.priority, whole.id
    limit ${LEAGUES_MAX}`.execute(db)
  return rows
}

/** The events that a list of all would begin with: those in play, then those to come. */
export async function findFirstEvents(db: Database, filter: SearchFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from matches m join sports on sports.id = m.sport_id
    where m.status = any(${[...filter.statuses]}::smallint[]) and ${ofSports(filter)}
    order by m.status in (1, 2) desc, m.start_time, m.id limit ${EVENTS_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

const ofSports = ({ sportType, hidden }: SearchFilter): RawBuilder<unknown> =>
  sportType === undefined ? notOf(hidden) : sql`sports.type = ${sportType} and ${notOf(hidden)}`
