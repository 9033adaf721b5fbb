import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { FeedWaits } from './feedWaits.ts'

/** Entry of the watch's thread: it watches until it gets a stop message, and answers with its observations. */

const LOOK_MS = 5
/** The name of the feed's connections. */
const FEED = 'touchline feed'

const WAITS = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
  from pg_locks join pg_stat_activity using (pid)
  where not granted and application_name = '${FEED}'`

const port = parentPort
if (!port) throw new Error('load/starve/watchWorker.ts runs as a worker thread only.')
let isOver = false
port.once('message', () => (isOver = true))
const client = new pg.Client({
  connectionString: (workerData as { readonly databaseUrl: string }).databaseUrl,
})
await client.connect()
const before = await countTurns()
port.postMessage('ready')
let [longestMs, looks, gapMs] = [0, 0, 0]
let last = performance.now()
while (!isOver) {
  const { rows } = await client.query<{ ms: number }>({ name: 'waits', text: WAITS })
  const now = performance.now()
  longestMs = Math.max(longestMs, rows[0]!.ms)
  gapMs = Math.max(gapMs, now - last)
  looks++
  last = now
  await pause(LOOK_MS)
}
const turns = (await countTurns()) - before
await client.end()
port.postMessage({ longestMs, looks, gapMs, turns } satisfies FeedWaits)

async function countTurns(): Promise<number> {
  const { rows } = await client.query<{ turns: number }>(`select sum(version)::float8 as turns from matches`)
  return rows[0]!.turns
}
