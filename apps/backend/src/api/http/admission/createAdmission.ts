import type { Clock } from '../clock.ts'

/** An admitted request: it starts when a slot is free, and leaves when it is answered. */
type Slot = {
  readonly kind: 'admitted'
  /** Resolves when the request may start. */
  readonly start: Promise<void>
  readonly leave: () => void
}
/** `full`: too many requests are waiting. `overQuota`: this client has too many of its own. */
type Entry = Slot | { readonly kind: 'full' } | { readonly kind: 'overQuota' }
export type Admission = {
  /** `client` is whatever distinguishes clients without a look-up. */
  readonly enter: (client: string) => Entry
}

type AdmissionOptions = {
  readonly clock: Clock
  /** Number of requests that run at the same time. */
  readonly running: number
  /** Number of requests that wait for a running one to end. */
  readonly waiting: number
  /** While the first waiting request has waited this long, no other is admitted: a slow machine keeps a short queue. */
  readonly waitMs: number
  /** Maximum requests of one client, running and waiting. */
  readonly each: number
}

/**
 * A semaphore for the calls that move money: as many run as the database can answer quickly. Without it, an overload
 * slows every call down, also the ones that succeed, and uses up the connections that publishing and reading need. With
 * it, a request that cannot run soon is refused within a millisecond.
 */
export function createAdmission({ clock, running, waiting, waitMs, each }: AdmissionOptions): Admission {
  let free = running
  const queue: { readonly start: () => void; readonly since: number }[] = []
  const counts = new Map<string, number>()

  return {
    enter(client) {
      const count = counts.get(client) ?? 0
      if (count >= each) return { kind: 'overQuota' }
      if (free === 0 && isFull()) return { kind: 'full' }
      counts.set(client, count + 1)
      const start =
        free > 0
          ? Promise.resolve()
          : new Promise<void>(run => queue.push({ start: run, since: clock.now() }))
      if (free > 0) free--
      return { kind: 'admitted', start, leave: () => leave(client) }
    },
  }

  function isFull(): boolean {
    const [first] = queue
    return queue.length >= waiting || (first !== undefined && clock.now() - first.since > waitMs)
  }

  function leave(client: string): void {
    const count = counts.get(client)! - 1
    if (count === 0) counts.delete(client)
    else counts.set(client, count)
    const next = queue.shift()
    // The slot goes to the request that waits longest; without one it is free.
    if (next) next.start()
    else free++
  }
}
