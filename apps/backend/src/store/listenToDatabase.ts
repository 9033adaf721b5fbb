import pg from 'pg'
import { asAppRole } from './appRole.ts'

/** Name of the notification that wakes the settlement consumer at commit. */
export const SETTLEMENT_CHANNEL = 'settlement'

const RECONNECT_MS = 1_000

export type DatabaseListener = { close(): Promise<void> }

/**
 * Calls `wake(channel)` for every notification, on its own connection. A lost connection is reopened every second;
 * listeners also poll, so that a missed notification only causes a delay.
 */
export function listenToDatabase(
  url: string,
  names: readonly string[],
  wake: (channel: string) => void,
): DatabaseListener {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: asAppRole(url) })
    client = next
    next.on('notification', ({ channel }) => wake(channel))
    next.on('error', reconnect)
    next.on('end', reconnect)
    try {
      await next.connect()
      for (const name of names) await next.query(`listen ${pg.escapeIdentifier(name)}`)
      for (const name of names) wake(name)
    } catch {
      reconnect()
    }
  }

  function reconnect(): void {
    if (isClosed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RECONNECT_MS)
  }

  const connecting = connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await connecting
      await client?.end().catch(() => {})
    },
  }
}
