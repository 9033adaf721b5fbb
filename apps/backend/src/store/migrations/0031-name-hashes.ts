import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores a hash of each name, so that finding changed names does not hash all of them every ten seconds. */
const TABLES = ['sports', 'categories', 'tournaments', 'competitors']

export const nameHashes: Migration = {
  async up(db) {
    for (const table of TABLES) {
      await sql
        .raw(`alter table ${table} add column names_hash text generated always as (md5(names::text)) stored`)
        .execute(db)
    }
  },
}
