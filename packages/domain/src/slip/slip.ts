import type { Bet, BetType } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import type { Provider } from '../match/index.ts'
import type { Currency, Money } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { NamedBetId, SystemType } from '../system/index.ts'
import type { PriceMove, ProviderStatuses, Selection } from './selection.ts'

/** The source of a stake: typed, computed from the potential-win field, or from a shared bet (spec section 3, Bet). */
export type StakeSource = 'stake' | 'potentialWin' | 'sharing'

/** A bet being built (spec section 3, Bet, ticket side). */
export type DraftBet = {
  /** Stable while the bet is the same bet: a single's is its outcome key, other types have one each. */
  readonly id: string
  readonly type: BetType
  readonly selections: readonly Selection[]
  readonly stake: Money
  readonly stakeSource: StakeSource
  /** The payout that the bettor wants, in subunits: present exactly when it drives the stake ([SLIP-13]). */
  readonly wantedWin?: number
  /** Present exactly on a system that is not a named bet. */
  readonly system?: SystemType
  /** A named bet: type `system`, placed as one bet for each of its parts ([NAMED-1]). */
  readonly named?: NamedBetId
  /** The bonus on the bet ([SLIP-14] to [SLIP-16]). */
  readonly bonus?: BetBonus
  /** The available bonuses; absent until requested, and again after its legs or type changed ([BONUS-5]). */
  readonly availableBonuses?: readonly BetBonus[]
  /** Current joint price of a custom bet; absent when its outcomes cannot be combined any more ([CUSTOM-4]). */
  readonly customOdds?: Odds
  /** Joint price the bettor accepted; the bet is placed at it ([CUSTOM-3]). */
  readonly acceptedCustomOdds?: Odds
  /** The stake of the bet that this single was split from, until any stake is set ([TYPE-5]). */
  readonly stakeBeforeSplit?: SplitStake
}

/** The stake of a bet that was split, restored when the singles are joined again. */
export type SplitStake = Pick<DraftBet, 'stake' | 'stakeSource' | 'wantedWin'>

/** Ticket states (spec section 4), each with its data. */
export type SlipState =
  | { readonly status: 'INITIAL' }
  | {
      readonly status: 'PROCESSING'
      /** Idempotency key made at the tap; every repeat of the request carries it. */
      readonly key: string
      /** The bets as they were sent. */
      readonly bets: readonly DraftBet[]
      readonly startedAt: number
      /** `delayed`: received, the live delay runs; `unknown`: no answer arrived, it is being looked up. */
      readonly answer: 'awaited' | 'delayed' | 'unknown'
      /** When a delayed bet is decided, epoch milliseconds. */
      readonly decideAt?: number
      /** The prices of a delayed bet when its request came in, if the back end reports them. */
      readonly atArrival?: readonly PriceMove[]
      /** The currency that the account has changed to since; becomes the slip's with the answer ([SLIP-31]). */
      readonly nextCurrency?: Slip['currency']
    }
  | {
      readonly status: 'ODDS_CHANGED'
      /** Keys of outcomes that changed or became unavailable, and a custom bet's own id for its joint price. */
      readonly changed: readonly string[]
    }
  | { readonly status: 'ERROR'; readonly error: PlaceBetError }
  | {
      readonly status: 'SUCCESS'
      readonly placed: readonly Bet[]
      /** What was placed, for "use again". */
      readonly drafts: readonly DraftBet[]
      /** Bets refused beside it; they return to the slip when the receipt is closed ([PLACE-27]). */
      readonly left: readonly DraftBet[]
    }

/** A state of the ticket (spec section 4, ticket states). */
export type SlipStatus = SlipState['status']

/** A placement as stored in the browser. */
export type StoredPlacing = Pick<Extract<SlipState, { status: 'PROCESSING' }>, 'key' | 'startedAt' | 'bets'>

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
  /** A provider that is absent counts as active. */
  readonly providerStatuses: ProviderStatuses
  readonly isRestoring: boolean
}
