import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FeedWaits } from './feedWaits.ts'

/** What was observed of the feed since the watch began. */
export interface FeedWatch {
  /** Ends the watch. */
  readonly stop: () => Promise<FeedWaits>
}

/** Samples how long the feed's connections have been waiting for a lock, in a thread that does not send the attack. */
export async function watchFeed(databaseUrl: string): Promise<FeedWatch> {
  const worker = new Worker(new URL('./watchWorker.ts', import.meta.url), { workerData: { databaseUrl } })
  await once(worker, 'message')
  return {
    async stop() {
      worker.postMessage('stop')
      const [seen] = (await once(worker, 'message')) as [FeedWaits]
      await worker.terminate()
      return seen
    },
  }
}
