import { Worker } from 'node:worker_threads'
import type { Feed, FeedCommandReply } from '../feed.ts'
import type { FeedAnswer, FeedOrder, FeedWorkerData, NumberedOrder } from './workerMessages.ts'

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

type FeedWorkerEvents = {
  /** Called with each failure. */
  readonly report: (message: string) => void
  /** Called once when the thread ends without `stop`. */
  readonly onExit: () => void
}

/** Runs the simulated feed in its own thread. After the thread has ended every call is refused. */
export function startFeedWorker(data: FeedWorkerData, { report, onExit }: FeedWorkerEvents): Feed {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, Waiting>()
  let orders = 0
  let isReady = false
  let isGone = false
  let isStopped = false

  worker.on('message', (answer: FeedAnswer) => {
    if (answer.type === 'failed') return report(answer.message)
    const order = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'done') order?.resolve(answer.value)
    else order?.reject(new Error(answer.message))
  })
  worker.on('error', error => report(String(error)))
  worker.on('exit', () => {
    isGone = true
    isReady = false
    for (const { reject } of waiting.values()) reject(new Error('The feed has stopped.'))
    waiting.clear()
    if (!isStopped) onExit()
  })

  async function send(order: FeedOrder): Promise<unknown> {
    if (isGone) throw new Error('The feed has stopped.')
    const id = orders++
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...order, id } satisfies NumberedOrder)
    })
  }

  return {
    async start() {
      await send({ type: 'start' })
      isReady = true
    },
    async stop() {
      isStopped = true
      if (isGone) return
      // A thread that dies meanwhile has stopped as well.
      await send({ type: 'stop' }).catch(() => {})
      await worker.terminate()
    },
    command: async command => (await send({ type: 'command', command })) as FeedCommandReply,
    ready: () => isReady,
  }
}
