import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is before its start takes no bets after it, whether or not the feed is there then: the feed writes it with every price from now on. */
export const betStops: Migration = {
  async up(db) {
    await sql
      .raw(
        `update markets set next_bet_stop = matches.start_time from matches
         where matches.id = markets.match_id and matches.status = 0 and markets.next_bet_stop is null`,
      )
      .execute(db)
  },
}
