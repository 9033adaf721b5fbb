import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes for the daily pruning, so that it does not scan whole tables; the index of legs by match also finds
 * references to a match.
 */
const statements = [
  `create index matches_by_finish on matches (finished_at) where finished_at is not null`,
  `create index bet_legs_by_match on bet_legs (match_id)`,
  `create index sessions_by_expiry on sessions (expires_at)`,
]

export const pruning: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
