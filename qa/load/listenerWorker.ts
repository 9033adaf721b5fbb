/**
 * Runs many listeners in a process of its own. Messages control it: `open` with the plan of each listener,
 * `subscribe` with more of them, `read` for what was received since the last `read`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedCounts, WorkerCommand } from './crowd.ts'
import { openListener, type LoadListener } from './listener.ts'
import type { ListenerPlan, Subscription } from './listenerPlans.ts'

/** Handshakes at the same time; the others wait. */
const OPENING_MAX = 50
/** A subscription without an answer by then has failed. */
const ANSWERED_MS_MAX = 60_000

let counts = noCounts()
const held: LoadListener[] = []

function noCounts(): ReceivedCounts {
  return { publications: 0, own: 0, bytes: 0, delays: [], lost: [] }
}

async function open(host: string, port: number, plans: readonly ListenerPlan[]): Promise<number> {
  const waiting = [...plans]
  await Promise.all(
    Array.from({ length: OPENING_MAX }, async () => {
      for (let plan = waiting.pop(); plan; plan = waiting.pop()) {
        await openListener({
          host,
          port,
          plan,
          now: () => Date.now(),
          lost: why => counts.lost.push(why),
          received: ({ publications, own, bytes, delayMs }) => {
            counts.publications += publications
            counts.own += own
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

/** How many listeners have all of their further channels by then. */
async function subscribe(more: readonly (readonly Subscription[])[]): Promise<number> {
  let joined = 0
  const answers = held.map((listener, index) =>
    listener.subscribe(more[index] ?? []).then(
      () => joined++,
      () => {}, // counted as lost
    ),
  )
  await Promise.race([Promise.all(answers), pause(ANSWERED_MS_MAX, undefined, { ref: false })])
  return joined
}

process.on('message', (order: WorkerCommand) => {
  switch (order.do) {
    case 'read':
      process.send?.(counts)
      counts = noCounts()
      return
    case 'open':
      void open(order.host, order.port, order.plans).then(opened => process.send?.(opened))
      return
    case 'subscribe':
      void subscribe(order.more).then(joined => process.send?.(joined))
  }
})
process.on('disconnect', () => process.exit(0))
