import type { Bet, BetType } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import type { MarketStatus, OutcomeKey } from '../market/index.ts'
import type { MatchStatus, Provider, ProviderStatus } from '../match/index.ts'
import type { RateTable } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import type { PlaceBetError, PlacementRefusal } from '../placing/index.ts'
import type { NamedBetId, SystemType } from '../system/index.ts'
import type { PickedOutcome, PriceMove } from './selection.ts'
import type { DraftBet, StoredPlacing, Slip, StakeSource } from './slip.ts'

/** What changed about an outcome other than its price; absent fields are unchanged. */
export type AvailabilityChange = OutcomeKey & {
  readonly matchStatus?: MatchStatus
  readonly marketStatus?: MarketStatus | 'missing'
  readonly active?: boolean
}

/** What happened, as data. The state x event table is at the start of RULES.md. */
export type SlipEvent =
  | { readonly type: 'outcome-toggled'; readonly outcome: PickedOutcome }
  | { readonly type: 'selection-removed'; readonly key: OutcomeKey }
  | { readonly type: 'unavailable-removed' }
  | { readonly type: 'bet-removed'; readonly betId: string }
  /** `named` is used with the type `system`, instead of `systemId`. */
  | {
      readonly type: 'bet-type-chosen'
      readonly betType: BetType
      readonly systemId?: string
      readonly named?: NamedBetId
    }
  /** No `betId`: every bet on the slip. `stake` in subunits. */
  | {
      readonly type: 'stake-set'
      readonly betId?: string
      readonly stake: number
      readonly source: Exclude<StakeSource, 'potentialWin'>
    }
  /** Subunits for each line; the stake becomes this times the number of lines. */
  | { readonly type: 'stake-per-line-set'; readonly betId: string; readonly perLine: number }
  | { readonly type: 'potential-win-set'; readonly betId: string; readonly potentialWin: number }
  | { readonly type: 'prices-moved'; readonly prices: readonly PriceMove[] }
  | { readonly type: 'availability-changed'; readonly changes: readonly AvailabilityChange[] }
  | { readonly type: 'provider-status-changed'; readonly provider: Provider; readonly status: ProviderStatus }
  | { readonly type: 'odds-accepted' }
  | { readonly type: 'accept-mode-chosen'; readonly mode: OddsAcceptMode }
  | {
      readonly type: 'settings-received'
      readonly systemTypes?: readonly SystemType[]
      readonly multiSingle?: Slip['multiSingle']
      readonly customBetAllowsSingle?: boolean
    }
  /** The bonuses that can be on this bet, from the back end. */
  | { readonly type: 'bonuses-received'; readonly betId: string; readonly bonuses: readonly BetBonus[] }
  /** `null`: no bonus. */
  | { readonly type: 'bonus-chosen'; readonly betId: string; readonly bonusId: string | null }
  /** The custom bet dialog was completed: its bet is the whole slip. */
  | {
      readonly type: 'custom-bet-set'
      readonly selections: readonly PickedOutcome[]
      readonly customOdds: Odds
    }
  /** The current joint price; `null` when these outcomes cannot be combined any more. */
  | { readonly type: 'custom-odds-moved'; readonly betId: string; readonly odds: Odds | null }
  | { readonly type: 'placing-started'; readonly key: string; readonly at: number }
  /**
   * The back end holds the bet until the live delay has passed. `atArrival`: the prices when the request came in, if
   * reported.
   */
  | {
      readonly type: 'placing-delayed'
      readonly key: string
      readonly decideAt?: number
      readonly atArrival?: readonly PriceMove[]
    }
  | { readonly type: 'answer-unknown'; readonly key: string }
  | {
      readonly type: 'placing-accepted'
      readonly key: string
      readonly placed: readonly Bet[]
      /** Ids of the drafts that were refused beside them. */
      readonly left?: readonly string[]
      /** The reasons, if reported. */
      readonly refusals?: readonly PlacementRefusal[]
    }
  | { readonly type: 'placing-refused'; readonly key: string; readonly error: PlaceBetError }
  /** The receipt or the error was closed. */
  | { readonly type: 'dismissed' }
  /** Stored data is being loaded. */
  | {
      readonly type: 'restoring-started'
      /** A placement that was in progress when the page closed: it is looked up under its key. */
      readonly processing?: StoredPlacing
    }
  | {
      readonly type: 'restored'
      readonly bets: readonly DraftBet[]
      /** `storage`: after a reload; `shared`: from a code; `reuse`: the same bet again. */
      readonly source: 'storage' | 'shared' | 'reuse'
      readonly rates?: RateTable
    }
  | { readonly type: 'currency-changed'; readonly currency: Slip['currency'] }
  | { readonly type: 'cleared' }
  | { readonly type: 'signed-out' }
  /** Bets that left the slip when their player's session ended, and that turned out not to be placed. */
  | { readonly type: 'bets-returned'; readonly bets: readonly DraftBet[] }
