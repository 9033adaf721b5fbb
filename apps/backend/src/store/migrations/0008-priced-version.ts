import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The bet version that an offer was priced for, so that cash-out finds bets that have changed since. */
export const pricedVersion: Migration = {
  async up(db) {
    await sql.raw(`alter table cashout_offers add column bet_version int not null default 0`).execute(db)
  },
}
