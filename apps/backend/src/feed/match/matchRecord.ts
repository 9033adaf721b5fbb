import type { BetResult } from '@touchline/domain/bet'
import type { MarketStatus, SuspensionReason } from '@touchline/domain/market'
import type { MatchState, MatchStatus, Provider } from '@touchline/domain/match'
import type { SportKey } from '#pricing'
import type { StoredOutcome } from '#store'
import type { RunnersSim } from '../runners/runnersSim.ts'
import type { Sim } from '../sims/index.ts'

/** One line of a market as last committed. */
export type MarketRecord = {
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly reason: SuspensionReason | null
  readonly priority: number
  readonly mostBalanced: boolean
  readonly place: 'main' | 'secondary' | null
  readonly outcomes: readonly StoredOutcome[]
}

/** A result that has become certain. */
export type OutcomeResult = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  readonly result: BetResult
  /** Number of competitors in a dead heat. */
  readonly tied?: number
  /** Number of places they share, if more than one. */
  readonly tiedPlaces?: number
}

export type Markets = ReadonlyMap<string, MarketRecord>

/** The feed's copy of an event: as committed, replaced as a whole after each commit. */
type RecordHead = {
  readonly id: string
  readonly provider: Provider
  /** Kick-off, or the off of a race; an outright closes then. */
  readonly startTime: number
  readonly status: MatchStatus
  readonly version: number
  readonly state: MatchState
  /** Loaded when needed: prices of upcoming matches are read from the database at their next turn. */
  readonly markets?: Markets
  /** Keys of outcomes whose results are written. */
  readonly settled: ReadonlySet<string>
  /** Hash of the newest row of the match's price log. */
  readonly lastHash: Buffer
  /** Platform instant of its next turn. */
  readonly nextAt: number
}
export type MatchRecord = RecordHead & {
  readonly type: 'match'
  readonly sportKey: SportKey
  readonly sideIds: readonly [home: string, away: string]
  readonly sim: Sim
}
/** An outright or a race. */
export type RunnersRecord = RecordHead & {
  readonly type: RunnersSim['kind']
  readonly sportKey: string
  readonly leagueId: string
  readonly sim: RunnersSim
}
export type EventRecord = MatchRecord | RunnersRecord

export const marketKey = (marketId: number, specifier: string): string => `${marketId}/${specifier}`
export const resultKey = (marketId: number, specifier: string, outcomeId: string): string =>
  `${marketId}/${specifier}/${outcomeId}`
