import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

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

const LOOK_MS = 5
/** The feed's connections bear this name. */
const FEED = 'touchline feed'

const WAITS = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
  from pg_locks join pg_stat_activity using (pid)
  where not granted and application_name = '${FEED}'`

/** Looks again and again how long the feed's connections have been waiting for a lock. */
export async function watchFeed(databaseUrl: string): Promise<FeedWatch> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const before = await countTurns(client)
  let [longestMs, looks, gapMs] = [0, 0, 0]
  let isOver = false
  const watching = look()
  return {
    async stop() {
      isOver = true
      await watching
      const turns = (await countTurns(client)) - before
      await client.end()
      return { longestMs, looks, gapMs, turns }
    },
  }

  async function look(): Promise<void> {
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
  }
}

async function countTurns(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ turns: number }>(`select sum(version)::float8 as turns from matches`)
  return rows[0]!.turns
}
