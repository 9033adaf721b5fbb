import type { BetType } from '../bet/index.ts'
import type { Odds } from '../odds/index.ts'
import type { SettledLeg } from '../settlement/index.ts'

/** The operator's margin when a bet is cashed out, in basis points: 5 % ([CASHOUT-2]). */
export const CASHOUT_MARGIN_BP = 500

/** Why a bet has no cash-out offer ([CASHOUT-4] to [CASHOUT-6]). */
export const CASHOUT_HINDRANCES = [
  'suspended',
  'lost',
  'no_value',
  'decided',
  'in_progress',
  'not_offered',
] as const

/** Why a bet has no cash-out now. */
export type CashoutHindrance = (typeof CASHOUT_HINDRANCES)[number]

/** How likely each result of an open leg is now, in parts per million; the rest to a million is how likely it loses. */
export type CashoutChances = {
  readonly win: number
  readonly halfWin: number
  readonly refund: number
  readonly halfLose: number
}

/** A leg for cash-out: settled, or open with its chances. */
export type CashoutLeg = SettledLeg & {
  /** Open legs only. An open leg without chances that is not suspended cannot be priced. */
  readonly chances?: CashoutChances
  /** Open legs only: the market is not open, or its match or provider is paused. Temporary. */
  readonly isSuspended?: boolean
}

/** A running bet for cash-out. */
export type CashoutBet = {
  readonly type: BetType
  /** The part of the stake that was not cashed out, in subunits. */
  readonly stake: number
  /** What that part pays if every open leg wins, in subunits. */
  readonly potentialWin: number
  readonly legs: readonly CashoutLeg[]
  /** Systems only: k of the legs make a line. */
  readonly winCount?: number
  /** Custom bets only: the joint odds agreed when the bet was placed. */
  readonly customOdds?: Odds
  /** Custom bets only: the chance, in parts per million, that no open leg fails. */
  readonly customChance?: number
}

/** What cashing out pays now, in subunits, or why it pays nothing. */
export type CashoutOffer =
  | { readonly offered: true; readonly value: number }
  | { readonly offered: false; readonly because: CashoutHindrance }
