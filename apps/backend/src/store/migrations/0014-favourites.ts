import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Players' favourites. The referenced row may be removed: favourites without it are skipped. */
const statements = [
  `create table favourites (
    player_id text not null references players (id),
    type text not null,
    id text not null,
    added_at bigint not null,
    primary key (player_id, type, id))`,
  `create index matches_by_home on matches (home_id)`,
  `create index matches_by_away on matches (away_id)`,
]

export const favourites: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
