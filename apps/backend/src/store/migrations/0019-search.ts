import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The words of all names in every language, as they are searched: `way` 0 as written, 1 by sound. Byte order (collation
 * C) lets the index answer prefix searches.
 */
const statements = [
  `create table search_words (
    way smallint not null, word text collate "C" not null, kind text not null, id text not null,
    primary key (way, word, kind, id))`,
  `create index search_words_by_name on search_words (kind, id)`,
  `create table search_names (kind text not null, id text not null, hash text not null, primary key (kind, id))`,
  `create index event_competitors_by_competitor on event_competitors (competitor_id)`,
  `create index tournaments_by_category on tournaments (category_id)`,
]

export const search: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
