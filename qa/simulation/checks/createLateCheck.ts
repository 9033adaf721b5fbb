import { MATCH_STATUS } from '@touchline/domain/match'
import { LIVE_DELAY_MS } from '../world/constants.ts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Decided = { what: string; match_id: string; decided_at: number }

/**
 * What was decided on a match in play since the last check, and when: bets that were accepted, cash-outs that were
 * paid.
 */
const NEWLY_DECIDED = `
  select 'bet ' || bets.id as what, match_id, receipts.created_at as decided_at
  from receipts join bets on bets.id = receipts.bet_id join bet_legs on bet_legs.bet_id = bets.id
    join matches on matches.id = match_id and matches.status = $2
  where not ('bet ' || bets.id = any($1::text[]))
  union all
  select 'cash-out ' || cashouts.id, match_id, decided_at
  from cashouts join bet_legs using (bet_id) join matches on matches.id = match_id and matches.status = $2
  where cashouts.status = 'paid' and bet_legs.result = 'no_results' and not ('cash-out ' || cashouts.id = any($1::text[]))
  order by 1, 2`

/** The rest of the delay, for events that are still being reported. */
const SPARE_MS = 1_000

/**
 * Checks everything that was decided on a match in play, just after its commit: not at a price from before an event
 * that everyone could have known by the decision.
 */
export function createLateCheck({ observer, feed }: World): () => Promise<void> {
  const known = new Set<string>()
  return async () => {
    const { rows } = await observer.query<Decided>({
      name: 'newly decided',
      text: NEWLY_DECIDED,
      values: [[...known], MATCH_STATUS.live],
    })
    for (const { what, match_id, decided_at } of rows) {
      known.add(what)
      const { untold } = feed
      if (untold?.matchId !== match_id) continue
      const after = decided_at - untold.at
      if (after <= LIVE_DELAY_MS - SPARE_MS) continue
      throw new Violation(
        'no late bet',
        `${what} was decided ${after} ms after something happened on match ${match_id}, at a price from before it`,
      )
    }
  }
}
