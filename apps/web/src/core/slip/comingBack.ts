import type { Live } from '#core/live'
import type { SlipClock } from './createPlacer.ts'

/** Hears that the network or the bettor is back; returns the way out. */
export type Return = (listener: () => void) => () => void

export interface ReturnPorts {
  readonly live: Pick<Live, 'onEvent' | 'connection'>
  readonly clock: Pick<SlipClock, 'now'>
  /** The browser is online again, or its page is looked at again. Absent where no browser says so. */
  readonly onReturn?: Return
}

/** The server beats every 2 s: what is heard after so long a silence is news that the network is back. */
const SILENCE_MS = 4_000

/** Calls the listener whenever what was lost may get through now: browser, realtime line or the server's beat say so. */
export function whenBack({ live, clock, onReturn }: ReturnPorts): Return {
  return listener => {
    let heardAt = clock.now()
    const stops = [
      onReturn?.(listener),
      live.connection.subscribe(() => {
        if (live.connection.read() === 'connected') listener()
      }),
      live.onEvent(() => {
        const silence = clock.now() - heardAt
        heardAt = clock.now()
        if (silence >= SILENCE_MS) listener()
      }),
    ]
    return () => stops.forEach(stop => stop?.())
  }
}
