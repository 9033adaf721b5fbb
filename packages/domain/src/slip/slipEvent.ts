import type { Bet, BetType } from '../bet/index.ts'
import type { MarketStatus, OutcomeKey } from '../market/index.ts'
import type { MatchStatus, Provider, ProviderStatus } from '../match/index.ts'
import type { RateTable } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { SystemType } from '../system/index.ts'
import type { PickedOutcome } from './selection.ts'
import type { DraftBet, Slip, StakeSource } from './slip.ts'

export type PriceMove = OutcomeKey & { readonly odds: Odds }

/** What changed about an outcome other than its price; what is absent stayed. */
export type AvailabilityChange = OutcomeKey & {
  readonly matchStatus?: MatchStatus
  readonly marketStatus?: MarketStatus | 'missing'
  readonly active?: boolean
}

/** What happened, as data. The state x event table is at the head of RULES.md. */
export type SlipEvent =
  | { readonly type: 'outcome-toggled'; readonly outcome: PickedOutcome }
  | { readonly type: 'selection-removed'; readonly key: OutcomeKey }
  | { readonly type: 'unavailable-removed' }
  | { readonly type: 'bet-removed'; readonly betId: string }
  | { readonly type: 'bet-type-chosen'; readonly betType: BetType; readonly systemId?: string }
  /** No `betId`: every bet on the slip. `stake` in subunits. */
  | {
      readonly type: 'stake-set'
      readonly betId?: string
      readonly stake: number
      readonly source: Exclude<StakeSource, 'potentialWin'>
    }
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
    }
  | { readonly type: 'placing-started'; readonly key: string; readonly at: number }
  /** The back end holds the bet until the live delay has run. */
  | { readonly type: 'placing-delayed'; readonly key: string; readonly decideAt?: number }
  | { readonly type: 'answer-unknown'; readonly key: string }
  | { readonly type: 'placing-accepted'; readonly key: string; readonly placed: readonly Bet[] }
  | { readonly type: 'placing-refused'; readonly key: string; readonly error: PlaceBetError }
  /** The receipt was closed, or the error read. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'restoring-started' }
  | {
      readonly type: 'restored'
      readonly bets: readonly DraftBet[]
      /** `storage`: after a reload; `shared`: from a code; `reuse`: the same bet again. */
      readonly source: 'storage' | 'shared' | 'reuse'
      readonly rates?: RateTable
      /** A placement that was under way when the page went: its key is asked again. */
      readonly processing?: {
        readonly key: string
        readonly startedAt: number
        readonly bets: readonly DraftBet[]
      }
    }
  | { readonly type: 'currency-changed'; readonly currency: Slip['currency'] }
  | { readonly type: 'cleared' }
  | { readonly type: 'signed-out' }
