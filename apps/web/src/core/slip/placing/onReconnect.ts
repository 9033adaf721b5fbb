import type { RequestClock, OnReconnect } from '@touchline/exactly-once'
import type { Live } from '#core/live'

interface ReconnectOptions {
  readonly live: Pick<Live, 'onEvent' | 'connection'>
  readonly clock: Pick<RequestClock, 'now'>
  /** The browser is online again, or its page is visible again. Absent where no browser reports that. */
  readonly onReturn?: OnReconnect
}

/** The server sends a heartbeat every 2 s: an event after this silence means that the network is back. */
const SILENCE_MS = 4_000

/** Calls the listener whenever a request may get through again, as browser, realtime connection or heartbeat show. */
export function createOnReconnect({ live, clock, onReturn }: ReconnectOptions): OnReconnect {
  return listener => {
    let receivedAt = clock.now()
    const stops = [
      onReturn?.(listener),
      live.connection.subscribe(() => {
        if (live.connection.read() === 'connected') listener()
      }),
      live.onEvent(() => {
        const silence = clock.now() - receivedAt
        receivedAt = clock.now()
        if (silence >= SILENCE_MS) listener()
      }),
    ]
    return () => stops.forEach(stop => stop?.())
  }
}
