import type { BetStatus } from '../bet/index.ts'
import type { BonusType } from '../bonus/index.ts'
import { isFreebet } from '../bonus/index.ts'
import type { CashoutHindrance } from './cashout.ts'

/** Undefined: the bet runs, and its legs determine its value. */
const BY_STATUS: Readonly<Record<BetStatus, CashoutHindrance | undefined>> = {
  submitted: 'not_offered',
  waiting_results: undefined,
  ready_to_process: undefined,
  cashout_in_progress: 'in_progress',
  cashed_out: 'decided',
  done: 'decided',
  withdrawn: 'decided',
  cancelled: 'decided',
  rejected: 'decided',
}

/**
 * Why a bet has no offer whatever its legs are worth ([CASHOUT-6]): it is over, it is not accepted yet, a cash-out is
 * in progress, or its stake is a freebet's and never was the bettor's money.
 */
export function cashoutHindranceOf(bet: {
  readonly status: BetStatus
  readonly bonusType?: BonusType | undefined
}): CashoutHindrance | undefined {
  const isFree = bet.bonusType !== undefined && isFreebet(bet.bonusType)
  return BY_STATUS[bet.status] ?? (isFree ? 'not_offered' : undefined)
}
