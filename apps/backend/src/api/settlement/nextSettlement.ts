import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { Odds } from '@touchline/domain/odds'
import {
  bestPayoutOf,
  correctionOf,
  resultVersionOf,
  settleBet,
  type Correction,
  type SettledLeg,
} from '@touchline/domain/settlement'
import type { SystemType } from '@touchline/domain/system'

/** A locked bet, as settlement sees it. Money in subunits. */
export type BetToSettle = {
  readonly type: BetType
  readonly status: BetStatus
  /** Odds of the whole bet: a custom bet's joint price. */
  readonly odds: number
  readonly system: object | null
  readonly open_stake: number
  readonly cashed_value: number
  readonly paid: number
  readonly potential_win: number
  readonly decide_at: number | null
  readonly settled_at: number | null
  readonly corrected_at: number | null
}
/** A leg with its current result and how often that has changed. */
export type VersionedLeg = SettledLeg & { readonly version: number }

/** The settlement that the current results give a bet, and the money it moves. */
export type BetSettlement = {
  readonly status: BetStatus
  readonly result: BetResult
  readonly winAmount: number | null
  readonly paid: number
  readonly potentialWin: number
  readonly decideAt: number | null
  readonly settledAt: number | null
  readonly correctedAt: number | null
  readonly resultVersion: number
  readonly correction: Correction
  readonly isRefund: boolean
}

const OPEN: readonly BetStatus[] = ['waiting_results', 'ready_to_process', 'cashout_in_progress']

/**
 * The settlement of a bet by current results. Only the part of the stake that was not cashed out is settled. A settled
 * bet whose results were corrected gives back what it paid and pays what is due ([SETTLE-14]); one whose result was
 * withdrawn is open again ([SETTLE-15]). Undefined for a bet that no result can change any more: cashed out or
 * cancelled.
 */
export function nextSettlement(
  bet: BetToSettle,
  legs: readonly VersionedLeg[],
  now: number,
): BetSettlement | undefined {
  const wasDone = bet.status === 'done'
  if (!wasDone && !OPEN.includes(bet.status)) return undefined
  const system = bet.system as SystemType | null
  const input = {
    type: bet.type,
    stake: bet.open_stake,
    legs,
    ...(system && { winCount: system.winCount }),
    ...(bet.type === 'custom_bet' && { customOdds: bet.odds as Odds }),
  }
  const settlement = settleBet(input)
  const correction = correctionOf(bet.paid, settlement)
  const isCorrected = wasDone && (!settlement.settled || correction.reverse + correction.pay > 0)
  const common = {
    resultVersion: resultVersionOf(legs.map(({ version }) => version)),
    correctedAt: isCorrected ? now : bet.corrected_at,
    correction,
  }
  if (!settlement.settled) {
    return {
      ...common,
      status: wasDone ? 'waiting_results' : bet.status,
      result: 'no_results',
      winAmount: null,
      paid: 0,
      potentialWin: bestPayoutOf(input) ?? bet.potential_win,
      decideAt: bet.decide_at,
      settledAt: null,
      isRefund: false,
    }
  }
  const { result, payout } = settlement
  return {
    ...common,
    status: 'done',
    result,
    winAmount: bet.cashed_value + payout,
    paid: payout,
    potentialWin: bet.potential_win,
    decideAt: null,
    settledAt: bet.settled_at ?? now,
    isRefund: result === 'refund_entire' || result === 'canceled',
  }
}
