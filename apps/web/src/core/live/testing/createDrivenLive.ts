import { createFrame, type LiveEvent, type RealtimeConnection, type RealtimeOptions } from '@touchline/live'
import { createLine } from '../createLine.ts'
import { createLive } from '../createLive.ts'

/** Live values over a realtime connection that a test drives. */
export function createDrivenLive(now: () => number = () => 0) {
  const live = createLive({ now, schedule: flush => flush() })
  const held: string[] = []
  const status = createFrame(flush => flush()).cell<'connected' | 'connecting'>('connected')
  const connection = {
    status,
    hold(channel: string) {
      held.push(channel)
      return () => held.splice(held.indexOf(channel), 1)
    },
    reconnect: () => {},
    close: () => {},
  } as unknown as RealtimeConnection
  let handlers: Pick<RealtimeOptions, 'onEvent' | 'onGap'> | undefined
  const { check } = live.start(
    createLine({
      connect(given) {
        handlers = given
        return Promise.resolve(connection)
      },
      locale: 'en',
      visitorNow: now,
    }),
  )
  return {
    live,
    /** Channels that are subscribed to, the locale's among them. */
    held,
    /** The page looks at the clock. */
    check,
    receive: (event: LiveEvent, channel = 'locale:en') => handlers!.onEvent(event, channel),
    /** Something of a channel was missed. */
    gap: (channel: string) => handlers!.onGap(channel),
    /** The connection breaks, or works again. */
    line: (next: 'connected' | 'connecting') => status.write(next),
  }
}
