import type { BetResult } from '../bet/index.ts'
import { BET_RESULTS } from '../bet/index.ts'

/** The filters of My bets by how a bet ended (spec section 2.7). */
export const BET_RESULT_FILTERS = ['all', 'win', 'lose', 'refund'] as const

/** Which settled bets a list shows. */
export type BetResultFilter = (typeof BET_RESULT_FILTERS)[number]

const RESULTS_UNDER: Readonly<Record<BetResultFilter, readonly BetResult[]>> = {
  all: BET_RESULTS,
  win: ['win_entire', 'refund_half_win_other'],
  lose: ['lose_entire', 'refund_half_lose_other'],
  refund: ['refund_entire', 'canceled'],
}

/**
 * The results that belong under a filter ([LIST-1]). A half win paid more than its stake and a half loss less, so they
 * are a win and a loss; a cashed-out bet is none of the three and is under `all` only, as is an open one.
 */
export function resultsUnder(filter: BetResultFilter): readonly BetResult[] {
  return RESULTS_UNDER[filter]
}
