import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackendProcess, type BackendProcess } from '@touchline/tools/harness'
import { untilReady } from '@touchline/tools/launch'
import { freePort, startPostgres, type Postgres } from '@touchline/tools/postgres'
import pg from 'pg'
import { killPostgres } from './killPostgres.ts'

const READY_MS_MAX = 120_000

/** What is killed: the back end alone, the database under it, or both at once, as when the machine loses power. */
export type Victim = 'back end' | 'PostgreSQL' | 'both'

/** The real back end on a real PostgreSQL of its own, both of which can be killed and started again. */
export interface CrashArena {
  /** Address of the back end; the same after each start. */
  readonly origin: string
  /** Kills, starts again as an operator would, and resolves with the milliseconds until it was ready. */
  readonly crash: (victim: Victim, whenKilled: () => void) => Promise<number>
  /** Does some work with a connection to the database. */
  readonly withClient: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
  readonly stop: () => Promise<void>
}

export async function openCrashArena(): Promise<CrashArena> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-crash-'))
  chmodSync(folder, 0o755) // for root the server runs under another account, which must enter it
  const startDatabase = (): Promise<Postgres> =>
    startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  const port = await freePort()
  let database = await startDatabase()
  const start = (): Promise<BackendProcess> =>
    startBackendProcess({
      databaseUrl: database.url,
      port,
      log: () => {},
      readyMs: READY_MS_MAX,
      environment: { TOUCHLINE_DEV: '1', LIVE_DELAYS: 'soccer:1,basketball:1,tennis:1' },
    })
  let backend = await start()
  return {
    origin: backend.origin,
    async crash(victim, whenKilled) {
      const hitsBackend = victim !== 'PostgreSQL'
      const hitsDatabase = victim !== 'back end'
      await Promise.all([hitsBackend && backend.kill(), hitsDatabase && killPostgres(database)])
      whenKilled()
      const from = performance.now()
      if (hitsDatabase) database = await startDatabase()
      if (hitsBackend) backend = await start()
      else await untilReady(`${backend.origin}/readyz`, AbortSignal.timeout(READY_MS_MAX))
      return performance.now() - from
    },
    async withClient(work) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    async stop() {
      await backend.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
