import { sql, type InferResult } from 'kysely'
import type { Database, DatabaseTransaction, LocalizedText } from '#store'

/**
 * Matches with all their names in every language, as a query to extend. Each name is a subquery: PostgreSQL plans a
 * statement anew each time, and planning six joins takes twenty times as long as reading six rows.
 */
export function selectMatches(db: Database | DatabaseTransaction) {
  return db
    .selectFrom('matches')
    .select([
      'matches.id as match_id',
      'matches.urn_id as match_urn_id',
      'matches.slug as match_slug',
      'matches.start_time as match_start_time',
      'matches.names as event_names',
      runnerNames().as('runner_names'),
    ])
    .select(eb => {
      const sport = eb.selectFrom('sports').whereRef('sports.id', '=', 'matches.sport_id')
      const category = eb.selectFrom('categories').whereRef('categories.id', '=', 'matches.category_id')
      const tournament = eb.selectFrom('tournaments').whereRef('tournaments.id', '=', 'matches.tournament_id')
      const side = eb.selectFrom('competitors')
      const home = side.whereRef('competitors.id', '=', 'matches.home_id')
      const away = side.whereRef('competitors.id', '=', 'matches.away_id')
      return [
        sport.select('key').$asScalar().$notNull().as('sport_key'),
        category.select('slug').$asScalar().$notNull().as('category_slug'),
        category.select('names').$asScalar().$notNull().as('category_names'),
        tournament.select('names').$asScalar().$notNull().as('tournament_names'),
        home.select('names').$asScalar().as('home_names'),
        away.select('names').$asScalar().as('away_names'),
      ]
    })
}

/** Names of the runners by id; null where the event has two sides. */
const runnerNames = () => sql<Readonly<Record<string, LocalizedText>> | null>`
  case when matches.type <> 'match' then (
    select jsonb_object_agg(runner.id, runner.names) from event_competitors
    join competitors runner on runner.id = event_competitors.competitor_id
    where event_competitors.match_id = matches.id) end`

export type NamedMatch = InferResult<ReturnType<typeof selectMatches>>[number]
