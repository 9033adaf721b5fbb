import type { Bet } from '../bet/index.ts'
import type { Currency, Money } from '../money/index.ts'
import { moneyOf } from '../money/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { DraftBet, PriceMove } from '../slip/index.ts'

/** States of quick bet (spec section 4); each carries what is true in it ([QUICK-9]). */
export type QuickBetState =
  | { readonly status: 'initial' }
  | QuickBetProcessing
  | {
      readonly status: 'success'
      /** What went out. */
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

/** A quick bet on its way. */
export type QuickBetProcessing = {
  readonly status: 'processing'
  /** Idempotency key made at the tap; every repeat of the request carries it. */
  readonly key: string
  /** The bet as it went out. */
  readonly bet: DraftBet
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
  /** `delayed`: taken in, the live delay runs; `unknown`: no answer came, we are checking. */
  readonly answer: 'awaited' | 'delayed' | 'unknown'
  /** When a delayed bet is decided, epoch milliseconds. */
  readonly decideAt?: number
  /** The price of a delayed bet when its request came in, where the back end says so. */
  readonly atArrival?: readonly PriceMove[]
}

/** A coded refusal, or a bet that would not win anything: it never leaves the browser. */
export type QuickBetError = PlaceBetError | { readonly kind: 'win-not-above-stake' }

/** A state of quick bet (spec section 4, quick bet). */
export type QuickBetStatus = QuickBetState['status']

/** Quick bet: one tap on a live price places a single at a stake set and approved beforehand (spec section 3, Quick bet). */
export type QuickBet = {
  readonly isEnabled: boolean
  readonly state: QuickBetState
  /** What each tap stakes, in `currency`. */
  readonly stake: Money
  /** The player has said yes to this stake. Never while quick bet is off or the stake is 0 ([QUICK-3]). */
  readonly isApproved: boolean
  readonly currency: QuickBetCurrency
}

/** What quick bet needs to know of a currency. */
export type QuickBetCurrency = Pick<Currency, 'code' | 'subunits' | 'fiat'>

/** Quick bet as it starts and as signing out leaves it: off, nothing staked, nothing approved ([QUICK-14]). */
export function emptyQuickBet(currency: QuickBetCurrency): QuickBet {
  return {
    isEnabled: false,
    state: { status: 'initial' },
    stake: moneyOf(0, currency),
    isApproved: false,
    currency,
  }
}
