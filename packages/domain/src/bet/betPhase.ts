import type { Bet, BetStatus } from './bet.ts'

/** The phase of a bet for the bettor: not yet accepted, refused, running, or over. */
export type BetPhase = 'pending' | 'declined' | 'open' | 'settled'

const STANDING: Readonly<Record<BetStatus, BetPhase>> = {
  submitted: 'pending',
  rejected: 'declined',
  cancelled: 'declined',
  waiting_results: 'open',
  ready_to_process: 'open',
  cashout_in_progress: 'open',
  done: 'settled',
  cashed_out: 'settled',
  withdrawn: 'settled',
}

/** Submitted, rejected and cancelled are pending or declined (spec section 3, Bet status; [BET-2]). */
export function betPhase(status: BetStatus): BetPhase {
  return STANDING[status]
}

/** The filters of My bets (spec section 2.7). */
export const BET_FILTERS = ['all', 'open', 'settled'] as const

/** Which bets a list shows. */
export type BetFilter = (typeof BET_FILTERS)[number]

/**
 * Whether a bet belongs under a filter ([BET-3]). Pending counts as open, declined as settled, because it is over. A
 * rejected VIP bet is in no list at all (spec section 4; [BET-4]).
 */
export function isListedUnder(bet: Pick<Bet, 'status' | 'isVip'>, filter: BetFilter): boolean {
  if (bet.isVip && bet.status === 'rejected') return false
  if (filter === 'all') return true
  const phase = betPhase(bet.status)
  return (filter === 'open') === (phase === 'open' || phase === 'pending')
}
