import type { Market } from '../market/market.ts'
import type { Form } from '../outright/form.ts'
import type { EventType, MatchId, MatchState, Provider } from './match.ts'
import type { Competitor, Match } from './matchEntity.ts'

/** One that an outright can be won by: a club, a player, a horse. Its id names its outcome in every market of the event. */
export type Runner = Competitor & {
  /** Saddle cloth or starting number, where the event has them. */
  readonly number?: number
  /** Taken out before the off: its bets are void ([OUTRIGHT-3]). */
  readonly isWithdrawn: boolean
  /** What a racecard says of it; only horses have one. */
  readonly racecard?: Racecard
}

/** What a racecard says of a horse besides its name and number. */
export type Racecard = {
  readonly jockey: string
  readonly trainer: string
  /** Years. */
  readonly age: number
  /** What it carries, kilograms. */
  readonly weight: number
  /** Before this race. */
  readonly form: Form
}

/**
 * An event without two sides (spec section 3, Non-match event): its parent is the league it belongs to. What ticks stands in `state`,
 * whose score says nothing, and in the markets.
 */
export type Outright = Pick<
  Match,
  'urnId' | 'slug' | 'version' | 'sport' | 'category' | 'tournament' | 'availableMarkets'
> & {
  readonly id: MatchId
  readonly type: Exclude<EventType, 'match'>
  readonly name: string
  /** By number, else in the order of the feed. */
  readonly runners: readonly Runner[]
  /** The off of a race; where an outright has a time, when it is to be closed. Epoch milliseconds. */
  readonly startTime: number
  /** When it is to be decided, epoch milliseconds. */
  readonly endTime?: number
  readonly state: MatchState
  /** Who wins; a runner that is withdrawn or has no chance any more is not active. */
  readonly mainMarket?: Market
  readonly provider: Provider
}
