import type {
  BetResult,
  MarketStatus,
  MatchState,
  MatchStatus,
  Provider,
  SuspensionReason,
} from '@touchline/domain'
import type { SportKey } from '#pricing'
import type { StoredOutcome } from '#store'
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
}

export type Markets = ReadonlyMap<string, MarketRecord>

/** What the feed knows of a match: as committed, replaced as a whole after each commit. */
export type MatchRecord = {
  readonly id: string
  readonly sportKey: SportKey
  readonly provider: Provider
  readonly sideIds: readonly [home: string, away: string]
  readonly startTime: number
  readonly status: MatchStatus
  readonly version: number
  readonly state: MatchState
  readonly sim: Sim
  /** Absent until they are needed: prices of matches to come are read from the database when their turn comes. */
  readonly markets?: Markets
  /** Keys of outcomes whose results are written. */
  readonly settled: ReadonlySet<string>
  /** Hash of the newest row of the match's price log. */
  readonly lastHash: Buffer
  /** Platform instant of its next turn. */
  readonly nextAt: number
}

export const marketKey = (marketId: number, specifier: string): string => `${marketId}/${specifier}`
export const resultKey = (marketId: number, specifier: string, outcomeId: string): string =>
  `${marketId}/${specifier}/${outcomeId}`
