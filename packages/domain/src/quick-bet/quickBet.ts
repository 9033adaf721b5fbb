import type { Bet } from '../bet/index.ts'
import type { Currency, Money } from '../money/index.ts'
import { moneyOf } from '../money/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { DraftBet, PriceMove } from '../slip/index.ts'

/** States of quick bet (spec section 4), each with its data ([QUICK-9]). */
export type QuickBetState =
  | { readonly status: 'initial' }
  | QuickBetProcessing
  | {
      readonly status: 'success'
      /** The placed bet. */
      readonly bet: DraftBet
      /** Epoch milliseconds of the tap. */
      readonly startedAt: number
      readonly placed: readonly Bet[]
    }
  | {
      readonly status: 'error'
      readonly bet: DraftBet
      /** Epoch milliseconds of the tap. */
      readonly startedAt: number
      readonly error: QuickBetError
    }

/** A quick bet in progress. */
export type QuickBetProcessing = {
  readonly status: 'processing'
  /** Idempotency key made at the tap; every repeat of the request carries it. */
  readonly key: string
  /** The bet as it was sent. */
  readonly bet: DraftBet
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
  /** `delayed`: received, the live delay runs; `unknown`: no answer arrived, it is being looked up. */
  readonly answer: 'awaited' | 'delayed' | 'unknown'
  /** When a delayed bet is decided, epoch milliseconds. */
  readonly decideAt?: number
  /** The price of a delayed bet when its request came in, if the back end reports it. */
  readonly atArrival?: readonly PriceMove[]
}

/** A coded refusal, or a bet whose win would not exceed its stake, which is never sent. */
export type QuickBetError = PlaceBetError | { readonly kind: 'win-not-above-stake' }

/** A state of quick bet (spec section 4, quick bet). */
export type QuickBetStatus = QuickBetState['status']

/**
 * Quick bet: one tap on a live price places a single at a stake set and approved beforehand (spec section 3, Quick
 * bet).
 */
export type QuickBet = {
  readonly isEnabled: boolean
  readonly state: QuickBetState
  /** The stake of each tap, in `currency`. */
  readonly stake: Money
  /** Whether the player has approved this stake. Never while quick bet is off or the stake is 0 ([QUICK-3]). */
  readonly isApproved: boolean
  readonly currency: QuickBetCurrency
}

/** The fields of a currency that quick bet needs. */
export type QuickBetCurrency = Pick<Currency, 'code' | 'subunits' | 'fiat'>

/** Quick bet at the start and after signing out: off, without stake or approval ([QUICK-14]). */
export function emptyQuickBet(currency: QuickBetCurrency): QuickBet {
  return {
    isEnabled: false,
    state: { status: 'initial' },
    stake: moneyOf(0, currency),
    isApproved: false,
    currency,
  }
}
