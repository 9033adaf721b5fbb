import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Incidents of matches, for their timelines. */
const statements = [
  `create table match_incidents (
    id bigint generated always as identity primary key, match_id text not null references matches on delete cascade,
    kind text not null, side text, period text not null, moment text not null, home int not null, away int not null)`,
  `create index match_incidents_by_match on match_incidents (match_id, id)`,
]

export const matchIncidents: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
