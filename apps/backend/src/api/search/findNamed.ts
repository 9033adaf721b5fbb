import { sql, type RawBuilder } from 'kysely'
import type { MatchStatus, SportType } from '@touchline/domain/match'
import { isNear, soundKey } from '@touchline/domain/search'
import { notOf } from '#api/catalogue'
import type { Database } from '#store'
import { BY_SOUND, BY_SPELLING, SOUND_PREFIX_MIN } from './ways.ts'

/** Maximum events and leagues in one answer. */
const EVENTS_MAX = 20
const LEAGUES_MAX = 10

export type SearchFilter = {
  readonly statuses: readonly MatchStatus[]
  readonly sportType: SportType | undefined
  /** Searches only the names of events. */
  readonly onlyEvents: boolean
  /** Keys of hidden sports. */
  readonly hidden: readonly string[]
}
/** The requested words, and, where none is found as written, indexed words of similar spelling. */
export type SearchWords = { readonly words: readonly string[]; readonly spelt?: readonly Spelt[] }
/** An indexed word that is similar to the requested word at index `n`. */
export type Spelt = { readonly n: number; readonly word: string }

/** The highest code point. */
const LAST = '\u{10FFFF}'

/**
 * Names with a word that starts with, or is similar to, the requested word at index `n`; `exact` where it is the whole
 * word.
 */
const hits = ({ words, spelt }: SearchWords) => sql`
  hits as materialized (
    select asked.n, found.kind, found.id, ${spelt ? sql`false` : sql`bool_or(found.word = asked.word)`} as exact
    from ${
      spelt
        ? sql`jsonb_to_recordset(${JSON.stringify(spelt)}::jsonb) as asked (n int, word text)
    join search_words found on found.way = ${BY_SPELLING} and found.word = asked.word collate "C"`
        : sql`unnest(${[...words]}::text[]) with ordinality as asked (word, n)
    join search_words found on found.way = ${BY_SPELLING}
      and found.word >= asked.word collate "C" and found.word < (asked.word || ${LAST}) collate "C"`
    }
    group by 1, 2, 3),
  leagues as materialized (
    select hits.n, hits.id, 2 + hits.exact::int as weight from hits where hits.kind = 'tournaments'
    union all select hits.n, tournaments.id, 1 + hits.exact::int
      from hits join tournaments on tournaments.category_id = hits.id where hits.kind = 'categories'
    union all select hits.n, tournaments.id, hits.exact::int
      from hits join tournaments on tournaments.sport_id = hits.id where hits.kind = 'sports')`

/** Indexed words that sound like the requested ones, or start so, and have similar spelling ([SEARCH-4]). */
export async function findSpelt(db: Database, words: readonly string[]): Promise<readonly Spelt[]> {
  const { rows } = await sql<Spelt>`
    select distinct asked.n::int as n, written.word
    from unnest(${words.map(soundKey)}::text[]) with ordinality as asked (key, n)
    join search_words heard on heard.way = ${BY_SOUND}
      and heard.word >= asked.key collate "C" and heard.word < (asked.key || ${LAST}) collate "C"
      and (length(asked.key) >= ${SOUND_PREFIX_MIN} or heard.word = asked.key)
    join search_words written on written.way = ${BY_SPELLING} and written.kind = heard.kind and written.id = heard.id`.execute(
    db,
  )
  return rows.filter(({ n, word }) => {
    const asked = words[n - 1]!
    const [key, other] = [soundKey(asked), soundKey(word)]
    return (key.length >= SOUND_PREFIX_MIN ? other.startsWith(key) : other === key) && isNear(asked, word)
  })
}

/**
 * Up to this many leagues are queried one by one for their first events; above it, all events are read in order until
 * enough are found.
 */
const LEAGUES_ONE_BY_ONE = 16

/** Leagues that match all words, and how well they match each. */
const wholeLeagues = ({ words }: SearchWords, filter: SearchFilter) => sql`
  league_words as materialized (select id, n, max(weight) as weight from leagues group by 1, 2),
  whole_leagues as materialized (
    select league_words.id, sum(league_words.weight) as weight from league_words
      join tournaments on tournaments.id = league_words.id join sports on sports.id = tournaments.sport_id
    where ${ofSports(filter)} group by 1 having count(*) = ${words.length})`

/** The first events of each status among leagues that match equally well: no others can be among the first of all. */
const firstOfLeagues = ({ statuses }: SearchFilter) => sql`
  classes as materialized (
    select array_agg(id) as ids, count(*) <= ${LEAGUES_ONE_BY_ONE} as are_few from whole_leagues group by weight),
  first_of_leagues as (
    select first.id from classes cross join unnest(${[...new Set(statuses)]}::smallint[]) as asked (status) cross join lateral (
      (select m.id from unnest(classes.ids) as league (id) cross join lateral (
        select m.id from matches m where m.tournament_id = league.id and m.status = asked.status
        order by m.start_time, m.id limit ${EVENTS_MAX}) m
      where classes.are_few)
      union all
      (select m.id from matches m
      where not classes.are_few and m.status = asked.status and m.tournament_id || '' = any(classes.ids)
      order by m.start_time, m.id limit ${EVENTS_MAX})) first)`

/**
 * Events that match all words: by their sides or runners, by their own name, or by their league, category or sport.
 * Live ones first, then the better matches.
 */
export async function findNamedEvents(
  db: Database,
  words: SearchWords,
  filter: SearchFilter,
): Promise<string[]> {
  const open = sql`m.status = any(${[...filter.statuses]}::smallint[])`
  // Without the offset, PostgreSQL expects so many hits that it reads all matches.
  const sides = sql`
    select m.id, hits.n, 6 + hits.exact::int as weight from hits cross join lateral (
      select m.id from matches m where m.home_id = hits.id and ${open}
      union all select m.id from matches m where m.away_id = hits.id and ${open} offset 0) m where hits.kind = 'competitors'
    union all select m.id, hits.n, 4 + hits.exact::int from hits cross join lateral (
      select m.id from event_competitors runner join matches m on m.id = runner.match_id and ${open}
      where runner.competitor_id = hits.id offset 0) m where hits.kind = 'competitors'
    union all select m.id, hits.n, 6 + hits.exact::int from hits join matches m on m.id = hits.id and ${open} where hits.kind = 'matches'`
  const byLeague = sql`
    ${wholeLeagues(words, filter)}, ${firstOfLeagues(filter)},
    asked_for as materialized (
      select m.id, m.tournament_id from (select id from by_name union select id from first_of_leagues) ids
      cross join lateral (select m.id, m.tournament_id from matches m where m.id = ids.id offset 0) m),
    named as (
      select * from by_name
      union all select asked_for.id, league_words.n, league_words.weight from asked_for
        join league_words on league_words.id = asked_for.tournament_id)`
  const { rows } = await sql<{ id: string }>`
    with ${hits(words)},
    by_name as materialized (${sides}),
    ${filter.onlyEvents ? sql`named as (select * from by_name)` : byLeague},
    whole as (
      select id, sum(weight) as weight from (select id, n, max(weight) as weight from named group by 1, 2) best
      group by id having count(*) = ${words.words.length})
    select m.id from whole
      cross join lateral (select m.id, m.status, m.start_time, m.sport_id from matches m where m.id = whole.id offset 0) m
      join sports on sports.id = m.sport_id
    where ${ofSports(filter)}
    order by m.status in (1, 2) desc, whole.weight desc, m.start_time, m.id limit ${EVENTS_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

export type NamedLeague = { readonly id: string; readonly matches_count: number; readonly live_count: number }

/**
 * Leagues that match all words by their own name, country or sport: those with a match in play first, then those with
 * an upcoming one.
 */
export async function findNamedLeagues(
  db: Database,
  words: SearchWords,
  filter: SearchFilter,
): Promise<readonly NamedLeague[]> {
  if (filter.onlyEvents) return []
  const open = (league: RawBuilder<unknown>) =>
    sql`from matches m where m.tournament_id = ${league} and m.status = any(${[...filter.statuses]}::smallint[])`
  // The order needs only whether there are matches; they are counted for the leagues shown.
  const { rows } = await sql<NamedLeague>`
    with ${hits(words)}, ${wholeLeagues(words, filter)},
    shown as materialized (
      select whole_leagues.id, row_number() over (order by
        exists (select ${open(sql`whole_leagues.id`)} and m.status in (1, 2)) desc, exists (select ${open(sql`whole_leagues.id`)}) desc,
        whole_leagues.weight desc, tournaments.priority, whole_leagues.id) as place
      from whole_leagues join tournaments on tournaments.id = whole_leagues.id
      order by place limit ${LEAGUES_MAX})
    select shown.id, counted.matches_count, counted.live_count from shown cross join lateral (
      select count(*) as matches_count, count(*) filter (where m.status in (1, 2)) as live_count ${open(sql`shown.id`)}) counted
    order by shown.place`.execute(db)
  return rows
}

/** The first events of an unfiltered list: those in play, then upcoming ones. */
export async function findFirstEvents(db: Database, filter: SearchFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select first.id from unnest(${[...new Set(filter.statuses)]}::smallint[]) as asked (status) cross join lateral (
      select m.id, m.start_time from matches m
      where m.status = asked.status and m.sport_id = any(array(select sports.id from sports where ${ofSports(filter)}))
      order by m.start_time, m.id limit ${EVENTS_MAX}) first
    order by asked.status in (1, 2) desc, first.start_time, first.id limit ${EVENTS_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

const ofSports = ({ sportType, hidden }: SearchFilter): RawBuilder<unknown> =>
  sportType === undefined ? notOf(hidden) : sql`sports.type = ${sportType} and ${notOf(hidden)}`
