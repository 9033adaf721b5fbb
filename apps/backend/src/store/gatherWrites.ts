import type { Socket } from 'node:net'
import type pg from 'pg'

/** The part of a client of `pg` that its types leave out. */
type Wired = { readonly connection: { readonly stream: Socket } }

/** Has the statements that are sent in one turn of the event loop leave in one write: PostgreSQL wakes up once for all of them. */
export function gatherWrites(pool: pg.Pool): void {
  pool.on('connect', client => {
    const { stream } = (client as unknown as Wired).connection
    const send = client.query.bind(client) as (...all: unknown[]) => unknown
    let isGathering = false
    client.query = ((...all: unknown[]) => {
      if (!isGathering) {
        isGathering = true
        stream.cork()
        process.nextTick(() => {
          isGathering = false
          stream.uncork()
        })
      }
      return send(...all)
    }) as typeof client.query
  })
}
