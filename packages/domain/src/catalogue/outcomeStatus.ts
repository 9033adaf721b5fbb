import type { BetResult } from '../bet/index.ts'

/** The result of an outcome, as a list of results shows it. */
export type OutcomeStatus = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost' | 'open'

/** What a result code means for an outcome ([CAT-8]). A bet can be cashed out, an outcome cannot. */
export function outcomeStatus(result: BetResult): OutcomeStatus {
  switch (result) {
    case 'win_entire':
      return 'won'
    case 'lose_entire':
      return 'lost'
    case 'canceled':
    case 'refund_entire':
      return 'void'
    case 'refund_half_win_other':
      return 'half-won'
    case 'refund_half_lose_other':
      return 'half-lost'
    case 'no_results':
    case 'cashed_out':
      return 'open'
  }
}
