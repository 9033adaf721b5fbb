import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Pre-match markets take no bets after the start, even if the feed is down then: the feed stores the bet stop with
 * every price.
 */
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
