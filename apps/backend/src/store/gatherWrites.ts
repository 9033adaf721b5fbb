import type { Socket } from 'node:net'
import type pg from 'pg'

/** The part of `pg`'s client that is missing from its types. */
type Wired = { readonly connection: { readonly stream: Socket } }

/**
 * Sends all statements of one turn of the event loop in one write, so that PostgreSQL wakes up once for all of them.
 */
export function gatherWrites(pool: pg.Pool): void {
  pool.on('connect', client => {
    // The types of `pg` omit the connection.
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
