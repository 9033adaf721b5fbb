import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes by which a catalogue of 20,000 matches is counted, and sorted by start or bets. They contain no column that a
 * tick changes, so that PostgreSQL writes a new version of a match without updating any index.
 */
const statements = [
  `create index matches_by_league on matches (type, status, sport_id, category_id, tournament_id, start_time) include (has_video, provider)`,
  `create index matches_by_bets on matches (status, bets_count desc, start_time, id)`,
]

export const largeCatalogues: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
