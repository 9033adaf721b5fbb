import type { Market } from '../market/market.ts'
import type { Form } from '../outright/form.ts'
import type { EventType, MatchId, MatchState, Provider } from './match.ts'
import type { Competitor, Match } from './matchEntity.ts'

/**
 * A possible winner of an outright: a club, a player, a horse. Its id is that of its outcome in every market of the
 * event.
 */
export type Runner = Competitor & {
  /** Saddle cloth or starting number, where the event has them. */
  readonly number?: number
  /** Withdrawn before the off: its bets are void ([OUTRIGHT-3]). */
  readonly isWithdrawn: boolean
  /** Its racecard entry; only horses have one. */
  readonly racecard?: Racecard
}

/** A horse's racecard entry, besides its name and number. */
export type Racecard = {
  readonly jockey: string
  readonly trainer: string
  /** Years. */
  readonly age: number
  /** Weight carried, kilograms. */
  readonly weight: number
  /** Before this race. */
  readonly form: Form
}

/**
 * An event without two sides (spec section 3, Non-match event): its parent is its league. The ticking parts are in
 * `state`, whose score has no meaning, and in the markets.
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
  /** The off of a race; the closing time of an outright. Epoch milliseconds. */
  readonly startTime: number
  /** When it is expected to be decided, epoch milliseconds. */
  readonly endTime?: number
  readonly state: MatchState
  /** The winner market; a runner that is withdrawn or can no longer win is not active. */
  readonly mainMarket?: Market
  readonly provider: Provider
}
