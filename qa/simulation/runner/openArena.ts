import { watchImmediates, type Quiet } from '@touchline/testkit'
import { openDatabaseServer, type DatabaseServer } from '../database/openDatabaseServer.ts'
import { createReset } from '../database/resetDatabase.ts'

/** What seeds share: a database, a way to empty it, and a way to check that everything is idle. */
export interface Arena {
  readonly server: DatabaseServer
  readonly reset: () => Promise<void>
  readonly quiet: Quiet
  close(): Promise<void>
}

export async function openArena(): Promise<Arena> {
  const server = await openDatabaseServer()
  const quiet = watchImmediates()
  return {
    server,
    quiet,
    reset: await createReset(server.observer),
    async close() {
      quiet.stop()
      await server.close()
    },
  }
}
