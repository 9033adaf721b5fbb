/**
 * Holds many listeners in a process of its own. It is told what to do by messages: `open` with the channels of each listener, `subscribe`
 * with more of them, `read` for what was heard since the last `read`.
 */
import type { Counts, Order } from './crowd.ts'
import { openListener, type Listener } from './listener.ts'

/** Handshakes at the same time; the others wait their turn. */
const OPENING_MAX = 50

let counts = noCounts()
const held: Listener[] = []

function noCounts(): Counts {
  return { publications: 0, bytes: 0, delays: [], lost: [] }
}

async function open(host: string, port: number, listeners: readonly (readonly string[])[]): Promise<number> {
  const waiting = [...listeners]
  await Promise.all(
    Array.from({ length: OPENING_MAX }, async () => {
      for (let channels = waiting.pop(); channels; channels = waiting.pop()) {
        await openListener({
          host,
          port,
          channels,
          now: () => Date.now(),
          lost: why => counts.lost.push(why),
          heard: ({ publications, bytes, delayMs }) => {
            counts.publications += publications
            counts.bytes += bytes
            if (delayMs !== undefined) counts.delays.push(delayMs)
          },
        }).then(
          listener => held.push(listener),
          () => {}, // counted as lost
        )
      }
    }),
  )
  return held.length
}

process.on('message', (order: Order) => {
  switch (order.do) {
    case 'read':
      process.send?.(counts)
      counts = noCounts()
      return
    case 'open':
      void open(order.host, order.port, order.listeners).then(opened => process.send?.(opened))
      return
    case 'subscribe':
      held.forEach((listener, index) => listener.subscribe(order.listeners[index] ?? []))
      process.send?.(held.length)
  }
})
process.on('disconnect', () => process.exit(0))
