import { parentPort, workerData } from 'node:worker_threads'
import { createTickingFeed, openDatabase } from '@touchline/backend/parts'

/** Entry of the feed's thread: every tenth match in play takes its turns. */

const CONNECTIONS_MAX = 3
const SHARE = 10

const db = openDatabase(workerData as string, { maxConnections: CONNECTIONS_MAX })
const live = await db.selectFrom('matches').select('id').where('status', '=', 1).orderBy('id').execute()
const feed = createTickingFeed({
  db,
  now: () => Date.now(),
  ids: live.filter((_, n) => n % SHARE === 0).map(({ id }) => id),
  report: failed => parentPort?.postMessage({ failed }),
})
await feed.start()
parentPort?.postMessage('ready')
