import type { BetResult } from '@touchline/domain/bet'
import type { SuspensionReason } from '@touchline/domain/market'
import type { Provider } from '@touchline/domain/match'

/** Commands that drive a feed by hand; only `/dev` sends these. */
export type FeedCommand =
  | { readonly type: 'score'; readonly matchId: string; readonly side: 'home' | 'away' }
  | {
      readonly type: 'suspend'
      readonly matchId: string
      readonly seconds: number
      readonly reason: SuspensionReason
    }
  /** Multiplies home's price by about `factor` (default 0.9). */
  | { readonly type: 'move-odds'; readonly matchId: string; readonly factor?: number }
  | { readonly type: 'stop-provider' | 'start-provider'; readonly provider: Provider }
  | { readonly type: 'finish' | 'kick-off'; readonly matchId: string }
  /**
   * Corrects a given result; `no_results` withdraws it. `tied` competitors in a dead heat share `tiedPlaces` places.
   */
  | {
      readonly type: 'correct-result'
      readonly matchId: string
      readonly marketId: number
      readonly specifier: string
      readonly outcomeId: string
      readonly result: Exclude<BetResult, 'cashed_out'>
      readonly tied?: number
      readonly tiedPlaces?: number
    }
  | { readonly type: 'set-speed'; readonly speed: number }
  | { readonly type: 'jump-clock'; readonly ms: number }

export type FeedCommandError =
  | { readonly kind: 'no-such-match' }
  /** The match's state does not allow it: a score before kick-off, for example. */
  | { readonly kind: 'not-possible' }

export type FeedCommandReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: FeedCommandError }

/** A source of matches and prices. It writes to the database; readers read from the database, never from the feed. */
export interface Feed {
  /**
   * Catches up with the time since the last stop, then runs. Resolves once every match that has ended meanwhile is
   * settled.
   */
  start(): Promise<void>
  /** Ends the current transaction and stops. */
  stop(): Promise<void>
  /** Runs a command; resolves once the change is committed. */
  command(command: FeedCommand): Promise<FeedCommandReply>
  /** Whether it has caught up. */
  ready(): boolean
}

/** The feed's clock: epoch milliseconds. */
export type FeedClock = { readonly now: () => number }
