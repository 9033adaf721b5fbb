import type { Market } from '../market/market.ts'
import type { MatchId, MatchState, Provider, SportType } from './match.ts'

/** The kinds of tournaments (spec section 2.7). */
export const TOURNAMENT_KINDS = ['match', 'stage', 'season', 'simple_tournament'] as const

/** The feed's kind of a league: a season, a stage or a single tournament. */
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number]

/** A side of a match: its name in the reader's language, and the address of its picture. */
export type Competitor = { readonly id: string; readonly name: string; readonly logo: string }

/**
 * A match with its names in one language (spec section 3, Match). The ticking parts are in `state` and in the markets.
 */
export type Match = {
  readonly id: MatchId
  readonly urnId: string
  readonly slug: string
  /** Increases with every committed change of the match or one of its markets. */
  readonly version: number
  readonly sport: {
    readonly id: string
    readonly key: string
    readonly name: string
    readonly type: SportType
  }
  readonly category: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly countryCode?: string
  }
  readonly tournament: { readonly id: string; readonly slug: string; readonly name: string }
  readonly home: Competitor
  readonly away: Competitor
  readonly stadium?: string
  readonly city?: string
  /** Kick-off, epoch milliseconds. */
  readonly startTime: number
  readonly state: MatchState
  readonly maxPeriodNumber: number
  readonly availableMarkets: number
  readonly topMarkets: number
  readonly mainMarket?: Market
  readonly secondaryMarket?: Market
  readonly hasVideo: boolean
  readonly hasProviderStats: boolean
  readonly provider: Provider
}
