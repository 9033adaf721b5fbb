import type { OutcomeKey } from '../market/index.ts'
import type { MatchStatus, Provider } from '../match/index.ts'
import type { Money } from '../money/index.ts'
import type { Odds } from '../odds/index.ts'

/** Bet types (spec section 9). */
export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const
export type BetType = (typeof BET_TYPES)[number]

/** Bet status (spec section 3, Bet). */
export const BET_STATUSES = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'done',
  'cashout_in_progress',
  'cashed_out',
  'withdrawn',
  'cancelled',
  'rejected',
] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** Result codes of a leg, and of a bet (spec section 3, Bet). */
export const BET_RESULTS = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
] as const
export type BetResult = (typeof BET_RESULTS)[number]

/** One leg of a placed bet, with the names as they were when it was placed. */
export type BetLeg = OutcomeKey & {
  readonly odds: Odds
  readonly result: BetResult
  readonly provider: Provider
  readonly matchStatus: MatchStatus
  readonly matchSlug: string
  readonly sportKey: string
  readonly categorySlug: string
  readonly homeName: string
  readonly awayName: string
  readonly marketName: string
  readonly outcomeName: string
}

/** A placed bet (spec section 3, Bet). */
export type Bet = {
  readonly id: string
  /** Short number for people to say on the phone. */
  readonly ref: string
  readonly type: BetType
  readonly status: BetStatus
  readonly result: BetResult
  readonly stake: Money
  /** What was paid out, once settled. */
  readonly winAmount?: Money
  readonly odds: Odds
  readonly legs: readonly BetLeg[]
  readonly createdAt: number
  readonly settledAt?: number
  readonly isVip: boolean
}
