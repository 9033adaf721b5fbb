import type { Brand } from '../brand/index.ts'
import type { Situation } from './situation.ts'

/** The id of an event: a match, an outright or a race. */
export type MatchId = Brand<string, 'match'>

/** The id of a signed-in visitor. */
export type PlayerId = Brand<string, 'player'>

/** Match status values (spec section 3). */
export const MATCH_STATUS = {
  prematch: 0,
  live: 1,
  stopped: 2,
  closed: 3,
  finished: 4,
  notCovered: 5,
} as const

/** One of {@link MATCH_STATUS}. */
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS]

/** Feed providers (spec section 3, Selection). */
export const PROVIDERS = ['betradar', 'oddin', 'betconstruct'] as const

/** The source of an event and its prices. */
export type Provider = (typeof PROVIDERS)[number]

/** Provider status as published; only `active` providers take bets (spec section 4, market status). */
export type ProviderStatus = 'active' | 'down'

/** The kinds of sports: `regular`, and `cyber` for esports. */
export const SPORT_TYPES = ['regular', 'cyber'] as const

/** One of {@link SPORT_TYPES}. */
export type SportType = (typeof SPORT_TYPES)[number]

/** Points, goals or games of both sides, as the sport counts. */
export type Score = { readonly home: number; readonly away: number }

/** Period key, as the feed's sports table names them; texts live in the web catalogue under `period.<key>`. */
export type PeriodKey = string

/**
 * The types of events: a match with two sides, an outright (for example a league's winner) and a race, which is an
 * outright with a start.
 */
export const EVENT_TYPES = ['match', 'outright', 'race'] as const

/** What an event is: a match has two sides, an outright and a race have runners. */
export type EventType = (typeof EVENT_TYPES)[number]

/**
 * Score of one finished or running period. `type` groups periods of a sport: half, quarter, set, inning, map, period.
 */
export type PeriodScore = Score & {
  readonly key: PeriodKey
  readonly number: number
  readonly type: string
}

/**
 * The match clock as last reported by the feed; a client continues from `updatedAt` unless `stopped`. All spans in
 * seconds, instants in epoch milliseconds.
 */
export type MatchClock = {
  /** Seconds played since the start of the match; counts up (soccer, esports). */
  readonly matchTime?: number
  /** Seconds played beyond the end of the period (soccer). */
  readonly stoppageTime?: number
  /** Seconds of stoppage the referee announced. */
  readonly announcedStoppage?: number
  /** Seconds left in the match, where the sport counts down. */
  readonly remainingTime?: number
  /** Seconds left in the running period (basketball, ice hockey). */
  readonly remainingInPeriod?: number
  readonly stopped: boolean
  readonly updatedAt: number
}

/**
 * The state of play at one moment. Every sport uses the same type; fields that a sport lacks are absent. This is the
 * part of a match that ticks.
 */
export type MatchState = {
  readonly status: MatchStatus
  /** Stage of play: `period.<key>` in the catalogue; `not_started`, `1st_half`, `halftime`, `2nd_set`, `ended` ... */
  readonly stage: PeriodKey
  readonly clock?: MatchClock
  readonly score: Score
  /**
   * Points inside the running game (tennis 0, 15, 30, 40, 50 for advantage), wickets lost in cricket, rounds in
   * esports.
   */
  readonly gameScore?: Score
  /** Legal balls of each side's innings (cricket); a side that has not batted has none. */
  readonly balls?: Partial<Score>
  /** The side that serves or bats. */
  readonly currentServer?: 'home' | 'away'
  readonly periodScores: readonly PeriodScore[]
  /**
   * The order of the runners of a race or an outright, first to last. Absent while there is no order, and in matches.
   */
  readonly places?: readonly RunnerPlace[]
  /** The current situation; absent where the feed does not report it. Lists do not receive every one. */
  readonly situation?: Situation
}

/** A runner's place, from 1; runners in a dead heat have the same. */
export type RunnerPlace = { readonly competitorId: string; readonly place: number }
