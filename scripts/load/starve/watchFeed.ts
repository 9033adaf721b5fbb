import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What was seen of the feed since the watch began. */
export interface FeedWatch {
  /** Ends the watch. */
  readonly stop: () => Promise<FeedWaits>
}
export interface FeedWaits {
  /** Milliseconds that the feed waited for a lock at the longest. */
  readonly longestMs: number
  /** Looks at it, and the longest time between two of them: no longer wait was overlooked. */
  readonly looks: number
  readonly gapMs: number
  /** Changes of matches that the feed committed. */
  readonly turns: number
}

/** Looks again and again how long the feed's connections have been waiting for a lock, in a thread that does not send the attack. */
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
