import type { MatchId } from '@touchline/domain/match'
import {
  createFrame,
  createFreshnessBoard,
  createLiveStore,
  type Cell,
  type ConnectionStatus,
  type FrameBatch,
  type Freshness,
  type FreshnessBoard,
  type LineError,
  type LiveEvent,
  type LiveStore,
  type LiveValues,
  type Snapshot,
  type SnapshotPosition,
  type WritableCell,
} from '@touchline/live'
import { createListeners } from './createListeners.ts'

/** Live values of this page load, and the realtime line that feeds them. The line starts after first paint. */
export interface Live {
  readonly store: LiveStore
  readonly connection: Cell<ConnectionStatus>
  /** The store's values as rows show them and taps take them: they do not change while paused. */
  readonly shown: LiveValues
  /** Whether the visitor has paused moving figures; false until the line has started. */
  readonly paused: Cell<boolean>
  setPaused(paused: boolean): void
  /** Whether any price on show may be old: no sign of life from the server, or from a provider. */
  readonly stale: Cell<boolean>
  /** Whether the server is silent. While false, the connection works, even if single prices are old. */
  readonly lost: Cell<boolean>
  /** Freshness of the prices of a match ([FRESH-1], [FRESH-2]); one cell per match, which always exists. */
  freshness(matchId: MatchId): Cell<Freshness>
  /** Whether a bet may be placed on the prices of a match ([FRESH-3]); else placing waits for a fresh sign of life. */
  placeable(matchId: MatchId): Cell<boolean>
  /** Merges a snapshot taken at a position of a channel's stream; the channel's subscription continues from there. */
  take(snapshot: Snapshot): void
  /**
   * Subscribes to a channel, from `since` or from the position of the match's last snapshot; before the line has
   * started the request is stored. Channels of matches on the slip come first where not all can be held. Returns a
   * release function.
   */
  hold(channel: string, since?: SnapshotPosition, isOnSlip?: boolean): () => void
  /** Epoch milliseconds on the server's clock, by the last heartbeat. */
  serverNow(): number
  /** Called for every event, after the store has applied it. Returns a release function. */
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  /** Called when messages of a channel were missed: its snapshot must be loaded again. Returns a release function. */
  onGap(listener: (channel: string) => void): () => void
  /** Called when a channel sent a market that no snapshot has named yet. Returns a release function. */
  onUnknownMarket(listener: (channel: string) => void): () => void
  /** Called on errors of the line (spec section 8, realtime). Returns a release function. */
  onLineError(listener: (error: LineError) => void): () => void
  /** Starts the line; called once, in the browser. */
  start(bring: BringLine): LiveLine
  /** Connects again, after the login changed. */
  reconnect(): void
}

/** What the line does for the live values: code that is loaded after first paint. */
export interface LiveLine {
  open(wish: Wish): void
  take(snapshot: Snapshot): void
  serverNow(): number
  reconnect(): void
  /** Compares ages with the clock: call it several times a second while the page is visible. */
  check(): void
  /** The page slept or was frozen: prices received before count as old, without waiting for a frame. */
  distrust(): void
  /** Locks every open price while the browser has no network, and unlocks them afterwards. */
  lock(isLocked: boolean): void
  /** Removes matches that have had no listener since the last call. */
  sweep(): void
}

/** A channel that a component needs. */
export type Wish = {
  readonly channel: string
  since: SnapshotPosition | undefined
  readonly isOnSlip: boolean | undefined
  release?: () => void
}

/** What a line writes to and reports to. */
export interface LiveInside {
  readonly store: LiveStore
  readonly board: FreshnessBoard
  readonly paused: Cell<boolean>
  readonly frame: FrameBatch
  readonly now: () => number
  readonly status: WritableCell<ConnectionStatus>
  readonly wishes: ReadonlySet<Wish>
  readonly hold: Live['hold']
  readonly notify: {
    event(event: LiveEvent, channel: string): void
    gap(channel: string): void
    unknownMarket(channel: string): void
    error(error: LineError): void
  }
}
export type BringLine = (inside: LiveInside) => LiveLine

export interface LiveOptions {
  /** Epoch milliseconds that never decrease within a page load. */
  readonly now: () => number
  /** Runs before the next paint. */
  readonly schedule: (flush: () => void) => void
}

export function createLive({ now, schedule }: LiveOptions): Live {
  const store = createLiveStore(schedule)
  const frame = createFrame(schedule)
  const status = frame.cell<ConnectionStatus>('connecting')
  const board = createFreshnessBoard(frame)
  const paused = frame.cell(false)
  const events = createListeners<[LiveEvent, string]>()
  const gaps = createListeners<[string]>()
  const unknownMarkets = createListeners<[string]>()
  const errors = createListeners<[LineError]>()
  const wishes = new Set<Wish>()
  let line: LiveLine | undefined

  const live: Live = {
    store,
    connection: status,
    shown: store.shown,
    paused,
    setPaused(isPaused) {
      paused.write(isPaused)
      // A controlled switch must show its new state at once: without this React resets it until the next frame.
      frame.flush()
    },
    stale: board.stale,
    lost: board.lost,
    freshness: board.freshness,
    placeable: board.placeable,
    take: snapshot => (line ? line.take(snapshot) : store.seed(snapshot.matches)),
    hold(channel, since, isOnSlip) {
      const wish: Wish = { channel, since, isOnSlip }
      wishes.add(wish)
      line?.open(wish)
      return () => {
        if (wishes.delete(wish)) wish.release?.()
      }
    },
    onEvent: events.add,
    onGap: gaps.add,
    onUnknownMarket: unknownMarkets.add,
    onLineError: errors.add,
    serverNow: () => line?.serverNow() ?? now(),
    start(bring) {
      const notify = {
        event: events.notify,
        gap: gaps.notify,
        unknownMarket: unknownMarkets.notify,
        error: errors.notify,
      }
      line = bring({ store, board, paused, frame, now, status, wishes, hold: live.hold, notify })
      return line
    },
    reconnect: () => line?.reconnect(),
  }
  return live
}
