import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A trader may accept a live bet early: the decision is stored until the bet's delay is over. */
export const tradersWord: Migration = {
  async up(db) {
    await sql.raw(`alter table bets add column trader_accepted boolean not null default false`).execute(db)
  },
}
