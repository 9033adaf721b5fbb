import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How many places the runners in a dead heat share, if more than one: three that finish second share two of three paid
 * places.
 */
const statements = ['outcome_results', 'bet_legs'].map(
  table => `alter table ${table} add column tied_places int
    constraint ${table}_share_fewer_places check (tied_places is null or (tied_places >= 2 and tied is not null and tied_places < tied))`,
)

export const sharedPlaces: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
