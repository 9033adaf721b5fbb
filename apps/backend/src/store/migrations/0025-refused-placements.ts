import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Refused placements and cash-outs of a player by age: only the newest are stored. */
const statements = [
  `create index placements_refused on placements (player_id, created_at desc, key) where status = 422`,
  `create index cashouts_refused on cashouts (player_id, created_at desc, id) where reply_status = 409`,
]

export const refusedPlacements: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
