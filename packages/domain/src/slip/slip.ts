import type { Bet, BetType } from '../bet/index.ts'
import type { Provider } from '../match/index.ts'
import type { Currency, Money } from '../money/index.ts'
import type { BonusOdds, Odds, OddsAcceptMode } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { SystemType } from '../system/index.ts'
import type { ProviderStatuses, Selection } from './selection.ts'

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
  /** Present exactly on a system. */
  readonly system?: SystemType
  readonly bonusOdds?: BonusOdds
  /** Joint price of a custom bet. */
  readonly customOdds?: Odds
}

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
    }
  | {
      readonly status: 'ODDS_CHANGED'
      /** Outcome keys that moved or went away. */
      readonly changed: readonly string[]
    }
  | { readonly status: 'ERROR'; readonly error: PlaceBetError }
  | {
      readonly status: 'SUCCESS'
      readonly placed: readonly Bet[]
      /** What was placed, for "use again". */
      readonly drafts: readonly DraftBet[]
    }

export type SlipStatus = SlipState['status']

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
  /** Absent means active: a provider counts as up until told otherwise. */
  readonly providerStatuses: ProviderStatuses
  readonly isRestoring: boolean
}
