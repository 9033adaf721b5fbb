import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which version of its bet an offer was priced for: cash-out sees which bets are not what they were. */
export const pricedVersion: Migration = {
  async up(db) {
    await sql.raw(`alter table cashout_offers add column bet_version int not null default 0`).execute(db)
  },
}
