import type { BetResult, BetStatus, BetType, Odds, SystemType } from '@touchline/domain'
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

/** A bet and how it ended. */
export type PastBet = DrawnBet & {
  readonly odds: Odds
  readonly potentialWin: number
  readonly status: BetStatus
  readonly result: BetResult
  /** What was paid, in subunits; undefined where the bet never stood. */
  readonly winAmount: number | undefined
  /** What came back to the account, in subunits: what was paid, or the stake of a bet that never stood. */
  readonly credit: number
  readonly endedAt: number
  /** Sum of the versions of the leg results that decided it; 0 where they did not. */
  readonly resultVersion: number
}
