import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { Odds } from '@touchline/domain/odds'
import type { SystemType } from '@touchline/domain/system'
import type { PastMatch, PastOutcome } from '#feed'

export type PastLeg = { readonly match: PastMatch; readonly outcome: PastOutcome }

/** A bet at placement. Stake in subunits. */
export type DrawnBet = {
  readonly type: BetType
  readonly legs: readonly PastLeg[]
  readonly system?: SystemType
  /** Custom bets only. */
  readonly customOdds?: Odds
  readonly currency: string
  readonly subunits: number
  readonly stake: number
  readonly createdAt: number
}

/** Money credited to the account. `amount` in subunits, above 0. */
export type Credit = {
  readonly kind: 'payout' | 'refund' | 'cashout'
  readonly amount: number
  readonly at: number
}

/** A bet and how it ended. Money in subunits. */
export type PastBet = DrawnBet & {
  readonly odds: Odds
  readonly potentialWin: number
  readonly status: BetStatus
  readonly result: BetResult
  /** In leg order. */
  readonly legResults: readonly BetResult[]
  /** Everything it paid; undefined for a bet that was never accepted. */
  readonly winAmount: number | undefined
  readonly credits: readonly Credit[]
  /** The part of the stake that was cashed out, its value and the time. */
  readonly cashout?: { readonly stake: number; readonly value: number; readonly at: number }
  /** What its end paid, without cash-outs; a refused bet was never paid for. */
  readonly paid: number
  readonly endedAt: number
  /** Sum of the versions of the leg results that decided it; 0 where results did not decide it. */
  readonly resultVersion: number
}
