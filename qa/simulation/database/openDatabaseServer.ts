import pg from 'pg'
import {
  appRoleAt,
  columnTypes,
  openOwnerDatabase,
  prepareDatabase,
  type Database,
} from '@touchline/backend/parts'
import { startPostgres } from '@touchline/tools/postgres'
import { removeAtExit, takeScratchFolder } from './scratchFolder.ts'

/** Maximum connections of the simulated back end, for two lives at once. */
const CLIENTS = 24

/** A PostgreSQL of the simulation's own, and the connections into it. */
export interface DatabaseServer {
  /** The simulated ones. */
  readonly clients: readonly pg.Client[]
  /** Reads locks. */
  readonly control: pg.Client
  /** Sets the world up and reads it from outside; takes no part. */
  readonly observer: pg.Client
  readonly db: Database
  close(): Promise<void>
}

/**
 * No data here needs the disk, and nothing may happen by the server's own clock: no vacuum of its own, no search for
 * deadlocks, no just-in-time compiling.
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  deadlock_timeout: '1h',
  max_connections: '50',
  max_parallel_workers_per_gather: '0',
  // One plan for a statement whatever is in the tables, so that rows without an order always come in the same order.
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

export async function openDatabaseServer(): Promise<DatabaseServer> {
  const folder = await takeScratchFolder()
  const server = await startPostgres({
    dataFolder: folder.data,
    shelter: folder.path,
    log: () => {},
    settings: SETTINGS,
  })
  const dispose = removeAtExit(folder)
  await prepareDatabase({ databaseUrl: server.url })
  const db = openOwnerDatabase(server.url, { maxConnections: 1 })
  const connect = async (more: pg.ClientConfig = {}): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: server.url, types: columnTypes(), ...more })
    await client.connect()
    return client
  }
  const clients: pg.Client[] = []
  for (let i = 0; i < CLIENTS; i++) {
    // With the application's own role: the ledger is append-only.
    clients.push(await connect({ options: `-c role=${appRoleAt(server.url)}` }))
  }
  const [control, observer] = [await connect(), await connect()]
  return {
    clients,
    control,
    observer,
    db,
    async close() {
      await Promise.all([...clients, control, observer].map(client => client.end()))
      await db.destroy()
      await server.stop()
      dispose()
      folder.remove()
    },
  }
}
