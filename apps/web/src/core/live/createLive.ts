import { channels } from '@touchline/contract'
import {
  createFrame,
  createLiveStore,
  type Cell,
  type ConnectionStatus,
  type LiveEvent,
  type LiveStore,
  type RealtimeConnection,
  type StreamPosition,
} from '@touchline/live'

/** Live values of this page load, and the line that feeds them. The line comes up after first paint. */
export interface Live {
  readonly store: LiveStore
  readonly connection: Cell<ConnectionStatus>
  /** Whether prices may be old: no sign of life from the server for longer than a live price stays fresh. */
  readonly stale: Cell<boolean>
  /** Whether prices are too old to bet on: placing waits for a fresh sign of life. */
  readonly tooOld: Cell<boolean>
  /** Needs a channel; before the line is up the wish is remembered. Returns the way to let go. */
  hold(channel: string, since?: StreamPosition): () => void
  /** Epoch milliseconds on the server's clock, as the last heartbeat told it. */
  serverNow(): number
  /** Hears every event after the store has taken it in. */
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  /** Hears that something of a channel was missed, so that its snapshot must be asked for again. */
  onGap(listener: (channel: string) => void): () => void
  /** Brings the line up; called once, in the browser, with where the page's lists stand in the locale stream. */
  start(connect: Connect, since?: StreamPosition): void
  /** Connects anew when the login changed. */
  reconnect(): void
  /** Looks at the clock: call it several times a second while the page is visible. */
  checkFreshness(): void
}

export type Connect = (handlers: {
  onEvent: (event: LiveEvent, channel: string) => void
  onGap: (channel: string) => void
}) => Promise<RealtimeConnection>

/** A live price stays fresh this long without a heartbeat (design, section 4). */
export const FRESH_MS = 5_000
/** A bet may be placed on a price up to this old (design, section 4). */
export const PLACEABLE_MS = 10_000

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
  const stale = frame.cell(false)
  const tooOld = frame.cell(false)
  const eventListeners = new Set<(event: LiveEvent, channel: string) => void>()
  const gapListeners = new Set<(channel: string) => void>()
  const wishes = new Map<
    symbol,
    { channel: string; since: StreamPosition | undefined; release?: () => void }
  >()
  let connection: RealtimeConnection | undefined
  let heardAt = now()
  let serverAhead = 0

  function take(event: LiveEvent, channel: string): void {
    if (event.kind === 'markets') store.applyMarkets(event.change)
    else if (event.kind === 'match') store.applyMatch(event.change)
    else if (event.kind === 'providers') store.applyProviders(event.changes)
    else if (event.kind === 'heartbeat') {
      heardAt = now()
      serverAhead = event.beat.serverTime - heardAt
      store.applyProviders(event.beat.providers)
    }
    for (const listener of eventListeners) listener(event, channel)
  }

  const live: Live = {
    store,
    connection: connectionStatus,
    stale,
    tooOld,
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
    serverNow: () => now() + serverAhead,
    start(connect, since) {
      heardAt = now()
      live.hold(channels.locale(locale), since)
      const onGap = (channel: string): void => {
        for (const listener of gapListeners) listener(channel)
      }
      void connect({ onEvent: take, onGap }).then(line => {
        connection = line
        connectionStatus.write(line.status.read())
        line.status.subscribe(() => connectionStatus.write(line.status.read()))
        for (const wish of wishes.values()) wish.release = line.hold(wish.channel, wish.since)
      })
    },
    reconnect: () => connection?.reconnect(),
    checkFreshness() {
      const age = now() - heardAt
      stale.write(age > FRESH_MS)
      tooOld.write(age > PLACEABLE_MS)
    },
  }
  return live
}

function listenTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
