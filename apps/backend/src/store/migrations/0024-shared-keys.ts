import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Shared slips store only the keys of their selections: names are read when a code is opened. Shares are counted by
 * sharer and day, separately from the codes, which still do not identify the sharer.
 */
const statements = [
  `update share_codes set slip = slip - 'matches'`,
  `create table share_counts (
    sharer text not null, day int not null, codes int not null, bytes bigint not null, primary key (sharer, day))`,
  `insert into share_counts (sharer, day, codes, bytes)
    select 'all', created_at / 86400000, count(*), sum(octet_length(slip::text)) from share_codes group by 2`,
]

export const sharedKeys: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
