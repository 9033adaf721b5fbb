import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#store'
import { createSimulatedFeed } from '../createSimulatedFeed.ts'
import type { FeedAnswer, FeedOrder, FeedWorkerData, NumberedOrder } from './workerMessages.ts'

/** Entry point of the feed's thread: a simulation with its own database pool, controlled by messages. */

const CONNECTIONS_MAX = 3

const port = parentPort
if (!port) throw new Error('feed/thread/worker.ts runs as a worker thread only.')
const send = (answer: FeedAnswer): void => port.postMessage(answer)
const { databaseUrl, clockOffset, ...world } = workerData as FeedWorkerData
const db = openDatabase(databaseUrl, { maxConnections: CONNECTIONS_MAX, name: 'touchline feed' })
const feed = createSimulatedFeed({
  db,
  clock: { now: () => Date.now() + clockOffset },
  ...world,
  report: error => send({ type: 'failed', message: String(error) }),
})

async function carryOut(order: FeedOrder): Promise<unknown> {
  switch (order.type) {
    case 'start':
      await feed.start()
      // Catching up allocates memory that V8 would not collect for hours while idle (decision 0093).
      globalThis.gc?.()
      return undefined
    case 'command':
      return await feed.command(order.command)
    case 'stop':
      await feed.stop()
      return await db.destroy()
  }
}

port.on('message', (order: NumberedOrder) => {
  carryOut(order).then(
    value => send({ type: 'done', id: order.id, value }),
    (error: unknown) => send({ type: 'refused', id: order.id, message: String(error) }),
  )
})
