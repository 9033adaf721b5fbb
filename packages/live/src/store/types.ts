import type {
  Availability,
  Market,
  MarketStatus,
  Outcome,
  PauseReason,
  SuspensionReason,
} from '@touchline/domain/market'
import type { MatchId, MatchState, Provider, ProviderStatus } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'

/** One price as shown to a bettor. Replaced only when something of it changed. */
export type Price = {
  readonly odds: Odds
  /** `open` takes bets; `suspended` shows a lock; `unavailable` keeps its position and shows a dash. */
  readonly availability: Availability
  /** Why it is not open; absent while it is. */
  readonly because?: PauseReason
}

/** The part of a market the store needs; a domain `Market` fits. */
export type MarketSeed = Pick<Market, 'id' | 'specifier' | 'status' | 'provider'> & {
  readonly reason?: SuspensionReason
  readonly outcomes: readonly Pick<Outcome, 'id' | 'odds' | 'active'>[]
}

/**
 * A match as a snapshot contains it. `markets` may be some of its markets; the others stay unchanged, unless it
 * `isWhole`.
 */
export type MatchSeed = {
  readonly id: MatchId
  readonly version: number
  /** The version of the markets, where they were fetched separately from the match. */
  readonly marketsVersion?: number
  readonly provider: Provider
  readonly state: MatchState
  readonly availableMarkets: number
  readonly markets: readonly MarketSeed[]
  /** Whether missing markets and outcomes are no longer offered. */
  readonly isWhole?: boolean
}

/** Changed prices of one match in a publication: absolute values. */
export type MarketsChange = {
  readonly matchId: MatchId
  readonly version: number
  readonly markets: readonly {
    readonly id: number
    readonly specifier: string
    readonly status: MarketStatus
    readonly reason?: SuspensionReason
    readonly outcomes: readonly Pick<Outcome, 'id' | 'odds' | 'active'>[]
  }[]
}

/** The changed state of one match in a publication. */
export type MatchChange = {
  readonly matchId: MatchId
  readonly version: number
  readonly state: MatchState
  readonly availableMarkets: number
}

/** A provider and its new status. */
export type ProviderChange = { readonly provider: Provider; readonly status: ProviderStatus }
