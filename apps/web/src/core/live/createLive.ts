import { channels } from '@touchline/contract'
import type { MatchId } from '@touchline/domain'
import {
  createFrame,
  createFreshnessBoard,
  createLiveStore,
  type Cell,
  type ConnectionStatus,
  type Freshness,
  type FreshnessWatch,
  type FreshnessWatchPorts,
  type LineError,
  type LiveEvent,
  type LiveStore,
  type RealtimeConnection,
  type Shown,
  type StreamPosition,
} from '@touchline/live'

/** Live values of this page load, and the line that feeds them. The line comes up after first paint. */
export interface Live {
  readonly store: LiveStore
  readonly connection: Cell<ConnectionStatus>
  /** The store's values as rows show them and taps take them: they stand still while paused. */
  readonly shown: Omit<Shown, 'paused' | 'setPaused'>
  /** Whether moving figures stand still, because the visitor said so. */
  readonly paused: Cell<boolean>
  setPaused(paused: boolean): void
  /** Whether anything shown may be old: no sign of life from the server, or of a provider. */
  readonly stale: Cell<boolean>
  /** How the prices of a match look ([FRESH-1], [FRESH-2]); one cell per match, always there. */
  freshness(matchId: MatchId): Cell<Freshness>
  /** Whether a bet may be placed on the prices of a match ([FRESH-3]); else placing waits for a fresh sign of life. */
  placeable(matchId: MatchId): Cell<boolean>
  /** Needs a channel; before the line is up the wish is remembered. Returns the way to let go. */
  hold(channel: string, since?: StreamPosition): () => void
  /** Epoch milliseconds on the server's clock, as the last heartbeat told it. */
  serverNow(): number
  /** Hears every event after the store has taken it in. */
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  /** Hears that something of a channel was missed, so that its snapshot must be asked for again. */
  onGap(listener: (channel: string) => void): () => void
  /** Hears what goes wrong on the line (spec section 8, realtime). */
  onLineError(listener: (error: LineError) => void): () => void
  /** Brings the line up; called once, in the browser. */
  start(connect: Connect, options: StartOptions): void
  /** Connects anew when the login changed. */
  reconnect(): void
  /** Looks at the clock: call it several times a second while the page is visible. */
  checkFreshness(): void
  /** What was heard until now no longer counts: the page slept or was frozen. */
  distrust(): void
}

export type Connect = (handlers: {
  onEvent: (event: LiveEvent, channel: string) => void
  onGap: (channel: string) => void
  onError: (error: LineError) => void
}) => Promise<RealtimeConnection>

export interface StartOptions {
  /** Where the page's lists stand in the locale's stream. */
  readonly since?: StreamPosition
  /** Begins to judge how old prices are: code that comes after first paint. */
  readonly watch: (ports: Omit<FreshnessWatchPorts, 'wallNow'>) => FreshnessWatch
}

export interface LiveOptions {
  readonly locale: string
  /** Epoch milliseconds that never go back within a page load. */
  readonly now: () => number
  /** Runs before the next paint. */
  readonly schedule: (flush: () => void) => void
}

export function createLive({ locale, now, schedule }: LiveOptions): Live {
  const store = createLiveStore(schedule)
  const frame = createFrame(schedule)
  const connectionStatus = frame.cell<ConnectionStatus>('connecting')
  const board = createFreshnessBoard(frame)
  const eventListeners = new Set<(event: LiveEvent, channel: string) => void>()
  const gapListeners = new Set<(channel: string) => void>()
  const errorListeners = new Set<(error: LineError) => void>()
  const wishes = new Map<
    symbol,
    { channel: string; since: StreamPosition | undefined; release?: () => void }
  >()
  let connection: RealtimeConnection | undefined
  let watch: FreshnessWatch | undefined
  let serverAhead = 0

  function take(event: LiveEvent, channel: string): void {
    if (event.kind === 'markets') store.applyMarkets(event.change)
    else if (event.kind === 'match') store.applyMatch(event.change)
    else if (event.kind === 'providers') store.applyProviders(event.changes)
    else if (event.kind === 'heartbeat') {
      serverAhead = event.beat.serverTime - now()
      store.applyProviders(event.beat.providers)
      watch?.hear(event.beat)
    }
    for (const listener of eventListeners) listener(event, channel)
  }

  const live: Live = {
    store,
    connection: connectionStatus,
    shown: store.shown,
    paused: store.shown.paused,
    setPaused: store.shown.setPaused,
    stale: board.stale,
    freshness: board.freshness,
    placeable: board.placeable,
    hold(channel, since) {
      const id = Symbol(channel)
      const release = connection?.hold(channel, since)
      wishes.set(id, { channel, since, ...(release && { release }) })
      return () => {
        wishes.get(id)?.release?.()
        wishes.delete(id)
      }
    },
    onEvent: listener => listenTo(eventListeners, listener),
    onGap: listener => listenTo(gapListeners, listener),
    onLineError: listener => listenTo(errorListeners, listener),
    serverNow: () => now() + serverAhead,
    start(connect, { since, watch: createWatch }) {
      watch = createWatch({ board, store, now })
      live.hold(channels.locale(locale), since)
      const onGap = (channel: string): void => {
        for (const listener of gapListeners) listener(channel)
      }
      const onError = (error: LineError): void => {
        for (const listener of errorListeners) listener(error)
      }
      void connect({ onEvent: take, onGap, onError }).then(line => {
        connection = line
        connectionStatus.write(line.status.read())
        line.status.subscribe(() => connectionStatus.write(line.status.read()))
        for (const wish of wishes.values()) wish.release = line.hold(wish.channel, wish.since)
      })
    },
    reconnect: () => connection?.reconnect(),
    checkFreshness: () => watch?.check(),
    distrust: () => watch?.distrust(),
  }
  return live
}

function listenTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
