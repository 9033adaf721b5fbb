import { Worker } from 'node:worker_threads'
import type { SimulationOptions } from './createSimulation.ts'
import type { Feed, FeedCommand, FeedCommandReply } from './feed.ts'

export type FeedWorkerData = {
  readonly databaseUrl: string
  readonly seed: string
  readonly speed: number
  /** Milliseconds that the platform's clock is ahead of the machine's. */
  readonly clockOffset: number
} & Pick<SimulationOptions, 'drifts' | 'hasRacing'>

type Order =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'command'; readonly command: FeedCommand }
export type FeedOrder = Order & { readonly id: number }

type Answer =
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

type FeedWorkerEvents = {
  /** Hears of failures. */
  readonly report: (message: string) => void
  /** Called once when the thread ends without having been told to. */
  readonly onGone: () => void
}

/** The simulated feed in a thread of its own. A thread that has ended refuses everything after. */
export function startFeedWorker(data: FeedWorkerData, { report, onGone }: FeedWorkerEvents): Feed {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, Waiting>()
  let orders = 0
  let isReady = false
  let isGone = false
  let isStopped = false

  worker.on('message', (answer: Answer) => {
    if (answer.type === 'failed') return report(answer.message)
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'done') asked?.resolve(answer.value)
    else asked?.reject(new Error(answer.message))
  })
  worker.on('error', error => report(String(error)))
  worker.on('exit', () => {
    isGone = true
    isReady = false
    for (const { reject } of waiting.values()) reject(new Error('The feed has stopped.'))
    waiting.clear()
    if (!isStopped) onGone()
  })

  async function ask(order: Order): Promise<unknown> {
    if (isGone) throw new Error('The feed has stopped.')
    const id = orders++
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...order, id } satisfies FeedOrder)
    })
  }

  return {
    async start() {
      await ask({ type: 'start' })
      isReady = true
    },
    async stop() {
      isStopped = true
      if (isGone) return
      // A thread that dies on the way has stopped all the same.
      await ask({ type: 'stop' }).catch(() => {})
      await worker.terminate()
    },
    command: async command => (await ask({ type: 'command', command })) as FeedCommandReply,
    ready: () => isReady,
  }
}
