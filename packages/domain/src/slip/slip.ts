import type { Bet, BetType } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import type { Provider } from '../match/index.ts'
import type { Currency, Money } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { NamedBetId, SystemType } from '../system/index.ts'
import type { PriceMove, ProviderStatuses, Selection } from './selection.ts'

/** Where a stake comes from: typed, driven by the potential-win field, or from a shared bet (spec section 3, Bet). */
export type StakeSource = 'stake' | 'potentialWin' | 'sharing'

/** A bet being built (spec section 3, Bet, ticket side). */
export type DraftBet = {
  /** Steady while the bet is the same bet: a single's is its outcome key, other types have one each. */
  readonly id: string
  readonly type: BetType
  readonly selections: readonly Selection[]
  readonly stake: Money
  readonly stakeSource: StakeSource
  /** What the bettor wants to be paid, in subunits: present exactly when it drives the stake ([SLIP-13]). */
  readonly wantedWin?: number
  /** Present exactly on a system that is no named bet. */
  readonly system?: SystemType
  /** A named bet of the trade: type `system`, and one bet for each of its parts when it goes out ([NAMED-1]). */
  readonly named?: NamedBetId
  /** The bonus that stands on the bet ([SLIP-14] to [SLIP-16]). */
  readonly bonus?: BetBonus
  /** What could stand on it; absent until asked, and again after its legs or type changed ([BONUS-5]). */
  readonly availableBonuses?: readonly BetBonus[]
  /** Joint price of a custom bet as it is now; absent when its outcomes cannot be combined any more ([CUSTOM-4]). */
  readonly customOdds?: Odds
  /** Joint price the bettor agreed to; the bet goes out at it ([CUSTOM-3]). */
  readonly acceptedCustomOdds?: Odds
  /** What was staked on the bet that this single was split from, until any stake is set ([TYPE-5]). */
  readonly stakeBeforeSplit?: SplitStake
}

/** The stake of a bet that was split, to come back when the singles are joined again. */
export type SplitStake = Pick<DraftBet, 'stake' | 'stakeSource' | 'wantedWin'>

/** Ticket states (spec section 4); each carries what is true in it. */
export type SlipState =
  | { readonly status: 'INITIAL' }
  | {
      readonly status: 'PROCESSING'
      /** Idempotency key made at the tap; every repeat of the request carries it. */
      readonly key: string
      /** The bets as they went out. */
      readonly bets: readonly DraftBet[]
      readonly startedAt: number
      /** `delayed`: taken in, the live delay runs; `unknown`: no answer came, we are checking. */
      readonly answer: 'awaited' | 'delayed' | 'unknown'
      /** When a delayed bet is decided, epoch milliseconds. */
      readonly decideAt?: number
      /** The prices of a delayed bet when its request came in, where the back end says so. */
      readonly atArrival?: readonly PriceMove[]
      /** What the account changed to meanwhile; the slip's from the answer on ([SLIP-31]). */
      readonly nextCurrency?: Slip['currency']
    }
  | {
      readonly status: 'ODDS_CHANGED'
      /** Outcome keys that moved or went away, and a custom bet's own id for its joint price. */
      readonly changed: readonly string[]
    }
  | { readonly status: 'ERROR'; readonly error: PlaceBetError }
  | {
      readonly status: 'SUCCESS'
      readonly placed: readonly Bet[]
      /** What was placed, for "use again". */
      readonly drafts: readonly DraftBet[]
      /** What was refused beside it; it comes back to the slip when the receipt is left ([PLACE-27]). */
      readonly left: readonly DraftBet[]
    }

/** A state of the ticket (spec section 4, ticket states). */
export type SlipStatus = SlipState['status']

/** A placement as the browser kept it. */
export type KeptPlacing = Pick<Extract<SlipState, { status: 'PROCESSING' }>, 'key' | 'startedAt' | 'bets'>

/** The slip: one value, changed only by events (spec section 3, Ticket). */
export type Slip = {
  readonly state: SlipState
  readonly bets: readonly DraftBet[]
  /** The player's currency, or the site's default before sign-in. */
  readonly currency: Pick<Currency, 'code' | 'subunits' | 'fiat'>
  readonly acceptMode: OddsAcceptMode
  readonly systemTypes: readonly SystemType[]
  /** Providers that take several singles at once (settings, multiSingleAvailableByProvider). */
  readonly multiSingle: Readonly<Partial<Record<Provider, boolean>>>
  /** Whether a custom bet may be of one outcome (settings, custom bet allow single). */
  readonly customBetAllowsSingle: boolean
  /** Absent means active: a provider counts as up until told otherwise. */
  readonly providerStatuses: ProviderStatuses
  readonly isRestoring: boolean
}
