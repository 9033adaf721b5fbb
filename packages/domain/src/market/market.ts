import type { MatchId, Provider } from '../match/match.ts'
import type { Odds } from '../odds/odds.ts'

/**
 * Market status (spec section 4): 1 allowed, -1 suspended, 0 not allowed; -2 handed over, -3 settled, -4 cancelled
 * (unified odds feed).
 */
export const MARKET_STATUS = {
  allowed: 1,
  suspended: -1,
  notAllowed: 0,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const

/** One of {@link MARKET_STATUS}. */
export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS]

/** Picks the line of a market: `total=2.5`, `hcp=-1`, `setnr=2|total=9.5`; empty where the market has one line. */
export type Specifier = string

/** Identifies one outcome of one line of one market of one match. */
export type OutcomeKey = {
  readonly matchId: MatchId
  readonly marketId: number
  readonly specifier: Specifier
  readonly outcomeId: string
}

/** Why a market is paused, if the feed reports it (reference/domain.md f, betting status). */
export const SUSPENSION_REASONS = [
  'goal',
  'possible_goal',
  'penalty',
  'red_card',
  'video_review',
  'break_point',
  'wicket',
  'timeout',
  'injury',
  'period_end',
  'round_end',
  'operator',
  'provider_down',
] as const

/** Why a market takes no bets for the moment. */
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

/** One outcome of a market, with its price x1000; inactive ones cannot be bet on. */
export type Outcome = {
  readonly id: string
  readonly name: string
  readonly active: boolean
  readonly odds: Odds
}

/** One line of a market of an event (spec section 3, Market). */
export type Market = {
  readonly id: number
  readonly specifier: Specifier
  readonly name: string
  readonly status: MarketStatus
  readonly priority: number
  /** Whether this is the line of a ladder whose two sides are closest to even. */
  readonly mostBalanced: boolean
  readonly groups: readonly string[]
  readonly provider: Provider
  readonly outcomes: readonly Outcome[]
  /** Epoch milliseconds after which no bet is accepted, if the feed sets one. */
  readonly nextBetStop?: number
  readonly reason?: SuspensionReason
}

/**
 * One string for maps and DOM attributes: `matchId/marketId/specifier/outcomeId`. A specifier never contains a `/`; it
 * may contain `|`.
 */
export function outcomeKeyOf(key: OutcomeKey): string {
  return `${key.matchId}/${key.marketId}/${key.specifier}/${key.outcomeId}`
}

/** Reads what {@link outcomeKeyOf} wrote. */
export function readOutcomeKey(text: string): OutcomeKey {
  const [matchId = '', marketId = '', specifier = '', outcomeId = ''] = text.split('/')
  return { matchId: matchId as MatchId, marketId: Number(marketId), specifier, outcomeId }
}
