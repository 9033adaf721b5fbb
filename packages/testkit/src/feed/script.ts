import type { BetResult } from '@touchline/domain/bet'
import type { MarketStatus, SuspensionReason } from '@touchline/domain/market'
import type { MatchState, Provider } from '@touchline/domain/match'

/** A market in a script. */
export type ScriptedMarket = {
  readonly id: number
  readonly specifier?: string
  /** Default 1 (taking bets). */
  readonly status?: MarketStatus
  readonly reason?: SuspensionReason
  readonly place?: 'main' | 'secondary'
  /** Odds x1000 by outcome id. */
  readonly odds: Readonly<Record<string, number>>
}

/** A match of a script: soccer, in the script's only league, between two invented sides. */
export type ScriptedMatch = {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startTime: number
  readonly provider?: Provider
  readonly state: MatchState
  readonly markets: readonly ScriptedMarket[]
}

/** One change of a match, in one transaction. Missing fields stay unchanged. */
export type ScriptedStep = {
  readonly matchId: string
  readonly state?: MatchState
  readonly markets?: readonly ScriptedMarket[]
  /** Results by `market id/specifier/outcome id`. */
  readonly results?: Readonly<Record<string, BetResult>>
}

export type Script = { readonly matches: readonly ScriptedMatch[]; readonly steps: readonly ScriptedStep[] }
