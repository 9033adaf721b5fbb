import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A session ends at `expires_at`, which use extends, and at `ends_at` at the latest. Its device and browser are stored
 * for the list of a player's sessions. Existing sessions keep their end.
 */
const statements = [
  `alter table sessions add column ends_at bigint, add column device_id text, add column user_agent text`,
  `update sessions set ends_at = expires_at`,
]

export const sessionEnds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
