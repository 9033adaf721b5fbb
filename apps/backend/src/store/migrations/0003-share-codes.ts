import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Shared slips. No row identifies the sharer. */
const statements = [
  `create table share_codes (code text primary key, slip jsonb not null, created_at bigint not null)`,
  `create index share_codes_by_age on share_codes (created_at)`,
]

export const shareCodes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
