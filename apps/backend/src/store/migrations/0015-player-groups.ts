import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Groups a player is in, by id (spec section 3, User: statuses). */
export const playerGroups: Migration = {
  async up(db) {
    await sql`alter table players add column statuses jsonb not null default '[]'`.execute(db)
  },
}
