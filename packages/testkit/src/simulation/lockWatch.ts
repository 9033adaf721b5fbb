import type pg from 'pg'

/** Detects which connections wait for which locks, from a connection that is not part of the simulation. */
export interface LockWatch {
  isBlocked(client: pg.Client): Promise<boolean>
  /** Whether this connection is part of a deadlock. */
  isInCircle(client: pg.Client, waiting: readonly pg.Client[]): Promise<boolean>
  cancel(client: pg.Client): Promise<void>
}

export function createLockWatch(control: pg.Client): LockWatch {
  async function blockersOf(pids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    const { rows } = await control.query<{ pid: number; blockers: number[] }>({
      name: 'blockers',
      text: 'select pid, pg_blocking_pids(pid) as blockers from unnest($1::int[]) as pid',
      values: [pids],
    })
    return new Map(rows.map(({ pid, blockers }) => [pid, blockers]))
  }
  return {
    async isBlocked(client) {
      const pid = pidOf(client)
      return ((await blockersOf([pid])).get(pid) ?? []).length > 0
    },
    async isInCircle(client, waiting) {
      if (waiting.length < 2) return false
      const blockers = await blockersOf(waiting.map(pidOf))
      const start = pidOf(client)
      const seen = new Set<number>()
      const open = [...(blockers.get(start) ?? [])]
      for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
        if (pid === start) return true
        if (seen.has(pid)) continue
        seen.add(pid)
        open.push(...(blockers.get(pid) ?? []))
      }
      return false
    },
    async cancel(client) {
      await control.query('select pg_cancel_backend($1)', [pidOf(client)])
    },
  }
}

/** The server process id of a connection, which the types of `pg` omit. */
function pidOf(client: pg.Client): number {
  return (client as unknown as { readonly processID: number }).processID
}
