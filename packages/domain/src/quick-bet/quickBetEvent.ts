import type { Bet } from '../bet/index.ts'
import type { Money } from '../money/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { DraftBet, PriceMove } from '../slip/index.ts'
import type { QuickBet, QuickBetCurrency } from './quickBet.ts'

/** What happened, as data. The state x event table is in RULES.md, section "Quick bet". */
export type QuickBetEvent =
  /** The bettor used the switch. `balance` is absent while it is unknown. */
  | { readonly type: 'toggled'; readonly balance?: Money }
  /** A tap that quick bet does not handle is added to the slip, and turns quick bet off first. */
  | { readonly type: 'turned-off' }
  /** In subunits, at every keystroke: it is compared with the balance at approval, or at the next `balance-changed`. */
  | { readonly type: 'stake-set'; readonly stake: number }
  /** `balance` is absent while it is unknown. */
  | { readonly type: 'approval-set'; readonly isApproved: boolean; readonly balance?: Money }
  | { readonly type: 'currency-changed'; readonly currency: QuickBetCurrency }
  /** Absent while the balance is unknown. */
  | { readonly type: 'balance-changed'; readonly balance?: Money }
  /** The tap: `bet` is the result of `quickBetOf` for the tapped price. */
  | { readonly type: 'placing-started'; readonly bet: DraftBet; readonly key: string; readonly at: number }
  /**
   * The back end holds the bet until the live delay has passed. `atArrival`: its price when the request came in, if
   * reported.
   */
  | {
      readonly type: 'placing-delayed'
      readonly key: string
      readonly decideAt?: number
      readonly atArrival?: readonly PriceMove[]
    }
  | { readonly type: 'answer-unknown'; readonly key: string }
  | { readonly type: 'placing-accepted'; readonly key: string; readonly placed: readonly Bet[] }
  | { readonly type: 'placing-refused'; readonly key: string; readonly error: PlaceBetError }
  /** The receipt or the error was closed. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'signed-out' }
  /** Quick bet as stored in the browser, after a reload. */
  | { readonly type: 'restored'; readonly quick: QuickBet }
