import { watchImmediates, type Quiet } from '@touchline/testkit'
import { openServer, type Server } from '../database/openServer.ts'
import { createReset } from '../database/resetDatabase.ts'

/** What seeds share: a database, a way to empty it, and a way to tell that everything is idle. */
export interface Arena {
  readonly server: Server
  readonly reset: () => Promise<void>
  readonly quiet: Quiet
  close(): Promise<void>
}

export async function openArena(): Promise<Arena> {
  const server = await openServer()
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
