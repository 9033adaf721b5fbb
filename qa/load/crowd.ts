import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ListenerPlan, Subscription } from './listenerPlans.ts'

/** What listeners received since the last read. */
export interface ReceivedCounts {
  publications: number
  /** Of these, on private channels. */
  own: number
  bytes: number
  /** Of each heartbeat at each listener, in milliseconds. */
  delays: number[]
  /** Connections that were cut off, and why. */
  lost: string[]
}
/** Orders to a worker. */
export type WorkerCommand =
  | { readonly do: 'read' }
  | { readonly do: 'subscribe'; readonly more: readonly (readonly Subscription[])[] }
  | {
      readonly do: 'open'
      readonly host: string
      readonly port: number
      readonly plans: readonly ListenerPlan[]
    }

/** Many listeners, spread over processes of their own so that counting does not slow the server. */
export interface Crowd {
  /** Opens a listener for each plan; returns the number of open ones. */
  readonly open: (origin: string, plans: readonly ListenerPlan[]) => Promise<number>
  /**
   * Subscribes each listener to more channels, in the order they were opened; returns how many listeners had all of
   * theirs answered.
   */
  readonly subscribe: (more: readonly (readonly Subscription[])[]) => Promise<number>
  readonly read: () => Promise<ReceivedCounts>
  readonly close: () => Promise<void>
}

const PROCESSES = 2
const WORKER = join(import.meta.dirname, 'listenerWorker.ts')

export function createCrowd(): Crowd {
  const workers = Array.from({ length: PROCESSES }, () => fork(WORKER))
  const request = async <T>(worker: ChildProcess, order: WorkerCommand): Promise<T> => {
    worker.send(order)
    const [answer] = (await once(worker, 'message')) as [T]
    return answer
  }
  return {
    async open(origin, plans) {
      const { hostname, port } = new URL(origin)
      const opened = await Promise.all(
        workers.map((worker, at) =>
          request<number>(worker, {
            do: 'open',
            host: hostname,
            port: Number(port),
            plans: share(plans, at),
          }),
        ),
      )
      return sumOf(opened)
    },
    async subscribe(more) {
      const joined = await Promise.all(
        workers.map((worker, at) => request<number>(worker, { do: 'subscribe', more: share(more, at) })),
      )
      return sumOf(joined)
    },
    async read() {
      const parts = await Promise.all(workers.map(worker => request<ReceivedCounts>(worker, { do: 'read' })))
      return {
        publications: sumOf(parts.map(({ publications }) => publications)),
        own: sumOf(parts.map(({ own }) => own)),
        bytes: sumOf(parts.map(({ bytes }) => bytes)),
        delays: parts.flatMap(({ delays }) => delays),
        lost: parts.flatMap(({ lost }) => lost),
      }
    },
    async close() {
      const ended = workers.map(worker => once(worker, 'exit'))
      for (const worker of workers) worker.disconnect()
      await Promise.all(ended)
    },
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function share<T>(all: readonly T[], at: number): T[] {
  return all.filter((_, index) => index % PROCESSES === at)
}
