import type { BetStatus, BetType } from '../bet/index.ts'
import type { OutcomeKey } from '../market/index.ts'
import type { Odds } from '../odds/index.ts'

/**
 * The maximum stake and win of one bet in a currency, in its subunits: the unit in which sums of that currency are
 * measured.
 */
export type LiabilityMeasure = { readonly maxStake: number; readonly maxWin: number }

/** A bet without its sums, for liability limits. */
export type LiableKind = {
  /** Absent for a visitor: no player limit is counted. */
  readonly playerId?: string
  readonly type: BetType
  readonly legs: readonly (OutcomeKey & { readonly odds: Odds })[]
  /** Systems only: how many legs a line has. */
  readonly winCount?: number
  /** Custom bets only: the joint odds. Not needed to count a bet, only to compute what is left for one. */
  readonly jointOdds?: Odds
  readonly measure: LiabilityMeasure
}

/** A bet for liability limits. Sums in subunits of its currency. */
export type LiableBet = LiableKind & {
  readonly status: BetStatus
  /** The part of the stake that was not cashed out. */
  readonly openStake: number
  /** What that part may still pay. */
  readonly potentialWin: number
  /** Whether a trader accepted it above the stake limit. */
  readonly isVip: boolean
}
