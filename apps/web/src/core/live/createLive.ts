import type { MatchId } from '@touchline/domain/match'
import {
  createFrame,
  createFreshnessBoard,
  createLiveStore,
  type Cell,
  type ConnectionStatus,
  type Frame,
  type Freshness,
  type FreshnessBoard,
  type LineError,
  type LiveEvent,
  type LiveStore,
  type LiveValues,
  type Snapshot,
  type StreamPosition,
  type WritableCell,
} from '@touchline/live'
import { createListeners } from './createListeners.ts'

/** Live values of this page load, and the line that feeds them. The line comes up after first paint. */
export interface Live {
  readonly store: LiveStore
  readonly connection: Cell<ConnectionStatus>
  /** The store's values as rows show them and taps take them: they stand still while paused. */
  readonly shown: LiveValues
  /** Whether moving figures stand still, because the visitor said so: from when the line is there. */
  readonly paused: Cell<boolean>
  setPaused(paused: boolean): void
  /** Whether anything shown may be old: no sign of life from the server, or of a provider. */
  readonly stale: Cell<boolean>
  /** Whether the server is silent: without this the line is up, however old single prices are. */
  readonly lost: Cell<boolean>
  /** How the prices of a match look ([FRESH-1], [FRESH-2]); one cell per match, always there. */
  freshness(matchId: MatchId): Cell<Freshness>
  /** Whether a bet may be placed on the prices of a match ([FRESH-3]); else placing waits for a fresh sign of life. */
  placeable(matchId: MatchId): Cell<boolean>
  /** Merges a snapshot that stands at a position of a channel's stream; the watch knows then what the stream goes on from. */
  take(snapshot: Snapshot): void
  /**
   * Needs a channel, from `since` or from the last snapshot that was taken in of its match; before the line is up the wish is
   * remembered. What is on the slip comes before others where not all can be held. Returns a release function.
   */
  hold(channel: string, since?: StreamPosition, isOnSlip?: boolean): () => void
  /** Epoch milliseconds on the server's clock, as the last heartbeat told it. */
  serverNow(): number
  /** Hears every event after the store has taken it in. */
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  /** Hears that something of a channel was missed, so that its snapshot must be asked for again. */
  onGap(listener: (channel: string) => void): () => void
  /** Hears that a channel told of a market that no snapshot has named yet. */
  onUnknownMarket(listener: (channel: string) => void): () => void
  /** Hears what goes wrong on the line (spec section 8, realtime). */
  onLineError(listener: (error: LineError) => void): () => void
  /** Brings the line up; called once, in the browser. */
  start(bring: BringLine): Line
  /** Connects anew when the login changed. */
  reconnect(): void
}

/** What the line does for the live values: code that comes after first paint. */
export interface Line {
  open(wish: Wish): void
  take(snapshot: Snapshot): void
  serverNow(): number
  reconnect(): void
  /** Looks at the clock: call it several times a second while the page is visible. */
  check(): void
  /** What was heard until now no longer counts: the page slept or was frozen. Says so without waiting for a frame. */
  distrust(): void
  /** Shows every open price as locked while the browser has no network, or as it is again. */
  lock(isLocked: boolean): void
  /** Removes matches without a listener since the last call. */
  sweep(): void
}

/** A channel that somebody needs. */
export type Wish = {
  readonly channel: string
  since: StreamPosition | undefined
  readonly isOnSlip: boolean | undefined
  release?: () => void
}

/** What a line writes to and tells. */
export interface LiveInside {
  readonly store: LiveStore
  readonly board: FreshnessBoard
  readonly paused: Cell<boolean>
  readonly frame: Frame
  readonly now: () => number
  readonly status: WritableCell<ConnectionStatus>
  readonly wishes: ReadonlySet<Wish>
  readonly hold: Live['hold']
  readonly tell: {
    event(event: LiveEvent, channel: string): void
    gap(channel: string): void
    unknownMarket(channel: string): void
    error(error: LineError): void
  }
}
export type BringLine = (inside: LiveInside) => Line

export interface LiveOptions {
  /** Epoch milliseconds that never go back within a page load. */
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
  let line: Line | undefined

  const live: Live = {
    store,
    connection: status,
    shown: store.shown,
    paused,
    setPaused(isPaused) {
      paused.write(isPaused)
      // A switch is to stand as it was put at once: without this React puts it back until the next frame.
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
      const tell = {
        event: events.tell,
        gap: gaps.tell,
        unknownMarket: unknownMarkets.tell,
        error: errors.tell,
      }
      line = bring({ store, board, paused, frame, now, status, wishes, hold: live.hold, tell })
      return line
    },
    reconnect: () => line?.reconnect(),
  }
  return live
}
