import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What listeners heard since they were asked last. */
export interface Counts {
  publications: number
  bytes: number
  /** Of each heartbeat at each listener, in milliseconds. */
  delays: number[]
  /** Lines that were cut off, and why. */
  lost: string[]
}
/** What a worker is told. */
export type Order =
  | { readonly do: 'read' }
  | { readonly do: 'subscribe'; readonly listeners: readonly (readonly string[])[] }
  | {
      readonly do: 'open'
      readonly host: string
      readonly port: number
      readonly listeners: readonly (readonly string[])[]
    }

/** Many listeners, spread over processes of their own so that counting them does not slow who is counted. */
export interface Crowd {
  /** Opens listeners, each with these channels; the number that came about. */
  readonly open: (origin: string, listeners: readonly (readonly string[])[]) => Promise<number>
  /** Gives each listener more channels, in the order they were opened. */
  readonly subscribe: (listeners: readonly (readonly string[])[]) => Promise<void>
  readonly read: () => Promise<Counts>
  readonly close: () => Promise<void>
}

const PROCESSES = 2
const WORKER = join(import.meta.dirname, 'listenerWorker.ts')

export function createCrowd(): Crowd {
  const workers = Array.from({ length: PROCESSES }, () => fork(WORKER))
  const ask = async <T>(worker: ChildProcess, order: Order): Promise<T> => {
    worker.send(order)
    const [answer] = (await once(worker, 'message')) as [T]
    return answer
  }
  return {
    async open(origin, listeners) {
      const { hostname, port } = new URL(origin)
      const opened = await Promise.all(
        workers.map((worker, at) =>
          ask<number>(worker, {
            do: 'open',
            host: hostname,
            port: Number(port),
            listeners: share(listeners, at),
          }),
        ),
      )
      return opened.reduce((sum, count) => sum + count, 0)
    },
    async subscribe(listeners) {
      await Promise.all(
        workers.map((worker, at) => ask(worker, { do: 'subscribe', listeners: share(listeners, at) })),
      )
    },
    async read() {
      const heard = await Promise.all(workers.map(worker => ask<Counts>(worker, { do: 'read' })))
      return {
        publications: heard.reduce((sum, { publications }) => sum + publications, 0),
        bytes: heard.reduce((sum, { bytes }) => sum + bytes, 0),
        delays: heard.flatMap(({ delays }) => delays),
        lost: heard.flatMap(({ lost }) => lost),
      }
    },
    async close() {
      const ended = workers.map(worker => once(worker, 'exit'))
      for (const worker of workers) worker.disconnect()
      await Promise.all(ended)
    },
  }
}

function share<T>(all: readonly T[], at: number): T[] {
  return all.filter((_, index) => index % PROCESSES === at)
}
