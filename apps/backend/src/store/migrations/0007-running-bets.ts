import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Cash-out selects the running bets every second: a few of all bets ever placed. */
export const runningBets: Migration = {
  async up(db) {
    await sql
      .raw(
        `create index bets_running on bets (player_id)
         where status in ('waiting_results', 'ready_to_process', 'cashout_in_progress')`,
      )
      .execute(db)
  },
}
