/**
 * Clients in a process of their own, so that their cost is not counted as the server's. Counts the frames they
 * receive.
 */
import { openListener } from '@touchline/qa-load'

/** Orders of the parent: more listeners of a channel, or the counts so far. */
export type ListenersCommand =
  | { readonly open: number; readonly port: number; readonly channel: string }
  | { readonly received: true }

/** Totals of received frames, and errors. */
export interface ReceivedTotals {
  readonly publications: number
  readonly bytes: number
  readonly lost: number
}

/** Handshakes at the same time. */
const OPENING_MAX = 100

let [publications, bytes, lost] = [0, 0, 0]
process.on('message', (order: ListenersCommand) => {
  if ('received' in order) process.send?.({ publications, bytes, lost } satisfies ReceivedTotals)
  else
    void openAll(order).then(
      () => process.send?.({ publications, bytes, lost } satisfies ReceivedTotals),
      (error: unknown) => {
        throw error
      },
    )
})

async function openAll({
  open,
  port,
  channel,
}: Exclude<ListenersCommand, { received: true }>): Promise<void> {
  const options = {
    host: '127.0.0.1',
    port,
    plan: { subscriptions: [{ channel }] },
    received: (received: { publications: number; bytes: number }) => {
      publications += received.publications
      bytes += received.bytes
    },
    lost: () => (lost += 1),
    now: () => performance.now(),
  }
  for (let left = open; left > 0; left -= OPENING_MAX)
    await Promise.all(Array.from({ length: Math.min(left, OPENING_MAX) }, () => openListener(options)))
}
