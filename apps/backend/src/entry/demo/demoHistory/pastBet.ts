import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { Odds } from '@touchline/domain/odds'
import type { SystemType } from '@touchline/domain/system'
import type { PastMatch, PastOutcome } from '#feed'

export type PastLeg = { readonly match: PastMatch; readonly outcome: PastOutcome }

/** A bet as it was placed. Stake in subunits. */
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

/** Money that came back to the account. `amount` in subunits, above 0. */
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
  /** In the order of the legs. */
  readonly legResults: readonly BetResult[]
  /** All that was paid for it; undefined where the bet never stood. */
  readonly winAmount: number | undefined
  readonly credits: readonly Credit[]
  /** The part of the stake that was cashed out, for how much and when. */
  readonly cashout?: { readonly stake: number; readonly value: number; readonly at: number }
  /** What its end paid, cash-outs apart; a refused bet was never paid for. */
  readonly paid: number
  readonly endedAt: number
  /** Sum of the versions of the leg results that decided it; 0 where they did not. */
  readonly resultVersion: number
}
