import type { OutcomeKey } from '../market/market.ts'
import type { MatchStatus, Provider, Score } from '../match/match.ts'
import type { Money } from '../money/money.ts'
import type { Odds, OddsAcceptMode } from '../odds/odds.ts'

/** Bet types (spec section 9). */
export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const

/** How the selections of a bet are combined. */
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

/** The stage of a placed bet's life (spec section 3, Bet). */
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

/** How a bet or a leg ended; `no_results` until then. */
export type BetResult = (typeof BET_RESULTS)[number]

/** One leg of a placed bet, with the names as they were when it was placed. */
export type BetLeg = OutcomeKey & {
  /** The price it was accepted at; while the bet is `submitted`, the price it was received at. */
  readonly odds: Odds
  /** The price the bettor saw at the tap, if the back end reports it. */
  readonly oddsAtTap?: Odds
  /** The price when the request came in, if the back end reports it. */
  readonly oddsAtArrival?: Odds
  readonly result: BetResult
  /** Number of competitors in a dead heat, 2 or more; absent where there is none. */
  readonly tied?: number
  /** Number of places they share, if more than one. */
  readonly tiedPlaces?: number
  readonly provider: Provider
  readonly matchStatus: MatchStatus
  readonly matchSlug: string
  readonly sportKey: string
  readonly categorySlug: string
  /** As shown, in the language it was read in. */
  readonly categoryName?: string | undefined
  readonly homeName: string
  /** Absent where the event has no two sides; `homeName` is then the event's name. */
  readonly awayName?: string
  readonly marketName: string
  readonly outcomeName: string
  /** Epoch milliseconds. */
  readonly startTime?: number
  /** As it was when the bet was read; absent before the match. */
  readonly score?: Score
}

/** A placed bet (spec section 3, Bet). */
export type Bet = {
  readonly id: string
  /** Short number that can be read out on the phone. */
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
  /** Systems only: k of n legs make a line. */
  readonly system?: { readonly id: string; readonly winCount: number; readonly totalCount: number }
  /** Increases with every change of the bet; absent where the back end has no versions. */
  readonly version?: number
  /** When the bookmaker decides a `submitted` bet or a cash-out in progress, epoch milliseconds. */
  readonly decideAt?: number
  /** The rule that decides a `submitted` bet whose odds have moved. */
  readonly acceptMode?: OddsAcceptMode
  /** Why a `rejected` bet was refused. */
  readonly refusal?: { readonly code?: number; readonly message?: string }
  /** The part of the stake that was not cashed out; absent means all of it. */
  readonly openStake?: Money
  /** Which part of the stake was cashed out, and for how much. */
  readonly cashedOut?: { readonly stake: Money; readonly value: Money }
  /**
   * What cashing out pays now, or why it pays nothing; `version` increases with each offer. Absent where the back end
   * has no cash-out.
   */
  readonly cashout?: {
    readonly version: number
    readonly offer?: Money
    readonly because?: string
  }
  /** Cashes out automatically at this much or more. */
  readonly cashoutAtLeast?: Money
  /** When a corrected result last changed what the bet pays, epoch milliseconds. */
  readonly correctedAt?: number
  /** Whether its signed receipt is available. */
  readonly hasReceipt?: boolean
}
