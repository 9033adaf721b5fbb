import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Events without two sides are rows of `matches`, so that markets, prices, results and bets work the same for all: they
 * have a name of their own, and runners instead of sides.
 */
const statements = [
  `alter table matches add column type text not null default 'match', add column names jsonb, add column end_date bigint`,
  `alter table matches alter column home_id drop not null, alter column away_id drop not null`,
  `alter table matches add constraint matches_have_sides_or_a_name check (
    case type when 'match' then home_id is not null and away_id is not null
    else names is not null and home_id is null and away_id is null end)`,
  `create index matches_without_sides on matches (type, status, start_time) where type <> 'match'`,
  `create table event_competitors (
    match_id text not null references matches on delete cascade, competitor_id text not null references competitors,
    position int not null, number int, withdrawn boolean not null default false,
    primary key (match_id, competitor_id))`,
]

export const outrights: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
