import type { Database, DatabaseTransaction } from '#store'

/** Matches with all that names them, in every language: a query to go on with. */
export function selectMatches(db: Database | DatabaseTransaction) {
  return db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('categories', 'categories.id', 'matches.category_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .innerJoin('competitors as home', 'home.id', 'matches.home_id')
    .innerJoin('competitors as away', 'away.id', 'matches.away_id')
    .select([
      'matches.id as match_id',
      'matches.urn_id as match_urn_id',
      'matches.slug as match_slug',
      'matches.start_time as match_start_time',
      'sports.key as sport_key',
      'categories.slug as category_slug',
      'categories.names as category_names',
      'tournaments.names as tournament_names',
      'home.names as home_names',
      'away.names as away_names',
    ])
}
