import type { BetFilter } from '@touchline/domain/bet'

/**
 * Which instant of a bet a period looks at, and the order of lists follows: that of its settling, and of one that is
 * not settled that of its placing. So list and file add up to the totals, which are of bets settled in the period.
 */
export const BY = 'settled'

const OPEN = 'submitted,waiting_results,ready_to_process,cashout_in_progress'
const SETTLED = 'done,cashed_out,withdrawn,cancelled,rejected'

/**
 * The statuses of a filter, as the calls take them: pending counts as open, declined as settled ([BET-3]).
 */
export function statusesOf(filter: BetFilter): string {
  switch (filter) {
    case 'open':
      return OPEN
    case 'settled':
      return SETTLED
    case 'all':
      return `${OPEN},${SETTLED}`
  }
}
