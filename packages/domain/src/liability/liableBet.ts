import type { BetStatus, BetType } from '../bet/index.ts'
import type { OutcomeKey } from '../market/index.ts'
import type { Odds } from '../odds/index.ts'

/** The most that one bet may stake and win in a currency, in its subunits: what sums of that currency are measured by. */
export type LiabilityMeasure = { readonly maxStake: number; readonly maxWin: number }

/** What a bet is, as far as limits of liability ask: all but its sums. */
export type LiableKind = {
  /** Absent for a visitor: no limit of a player is counted. */
  readonly playerId?: string
  readonly type: BetType
  readonly legs: readonly (OutcomeKey & { readonly odds: Odds })[]
  /** Of a system: how many legs a line has. */
  readonly winCount?: number
  /** Of a custom bet: what all of its legs pay together. Not needed to count a bet, only to say what is left for one. */
  readonly jointOdds?: Odds
  readonly measure: LiabilityMeasure
}

/** A bet as limits of liability count it. Sums in subunits of its currency. */
export type LiableBet = LiableKind & {
  readonly status: BetStatus
  /** The part of the stake that still runs. */
  readonly openStake: number
  /** What that part may still pay. */
  readonly potentialWin: number
  /** Whether a trader took it above the limit of stakes. */
  readonly isVip: boolean
}
