import type { Bet } from '../bet/index.ts'
import type { Money } from '../money/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { DraftBet, PriceMove } from '../slip/index.ts'
import type { QuickBet, QuickBetCurrency } from './quickBet.ts'

/** What happened, as data. The state x event table stands in RULES.md, section "Quick bet". */
export type QuickBetEvent =
  /** The switch, by hand. `balance` is absent while it is not known. */
  | { readonly type: 'toggled'; readonly balance?: Money }
  /** A tap that quick bet does not take goes to the slip, and quick bet is off first. */
  | { readonly type: 'turned-off' }
  /** In subunits, at every keystroke: the balance is held against it when it is approved, or with the next `balance-changed`. */
  | { readonly type: 'stake-set'; readonly stake: number }
  /** `balance` is absent while it is not known. */
  | { readonly type: 'approval-set'; readonly isApproved: boolean; readonly balance?: Money }
  | { readonly type: 'currency-changed'; readonly currency: QuickBetCurrency }
  /** Absent while the balance is not known. */
  | { readonly type: 'balance-changed'; readonly balance?: Money }
  /** The tap: `bet` is what `quickBetOf` made of the price under the finger. */
  | { readonly type: 'placing-started'; readonly bet: DraftBet; readonly key: string; readonly at: number }
  /** The back end holds the bet until the live delay has run. `atArrival`: its price when the request came in, where it says so. */
  | {
      readonly type: 'placing-delayed'
      readonly key: string
      readonly decideAt?: number
      readonly atArrival?: readonly PriceMove[]
    }
  | { readonly type: 'answer-unknown'; readonly key: string }
  | { readonly type: 'placing-accepted'; readonly key: string; readonly placed: readonly Bet[] }
  | { readonly type: 'placing-refused'; readonly key: string; readonly error: PlaceBetError }
  /** The receipt was closed, or the error read. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'signed-out' }
  /** What the browser kept of quick bet, after a reload. */
  | { readonly type: 'restored'; readonly quick: QuickBet }
