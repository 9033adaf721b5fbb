import type { Clock } from './clock.ts'

/** A request that was let in: it waits for its turn, and leaves when it is answered. */
type Pass = {
  readonly kind: 'in'
  /** When it may start. */
  readonly turn: Promise<void>
  readonly leave: () => void
}
/** `full`: too many wait already. `greedy`: too many are of the one who asks. */
type Entry = Pass | { readonly kind: 'full' } | { readonly kind: 'greedy' }
export type Admission = {
  /** `who` is whatever tells those who ask apart without looking anybody up. */
  readonly enter: (who: string) => Entry
}

type Bounds = {
  readonly clock: Clock
  /** That work at the same time. */
  readonly running: number
  /** That wait for one of them to end. */
  readonly waiting: number
  /** While the first of those who wait has waited this long, nobody else is let in: a slow machine keeps a short queue. */
  readonly waitMs: number
  /** Of one who asks, running and waiting. */
  readonly each: number
}

/**
 * Keeps the calls that move money to as many as the database answers quickly. Without it an overload makes each of them slow, the ones that
 * are taken too, and holds every connection that publishing and reading need; with it, what cannot be done soon is refused in a millisecond.
 */
export function createAdmission({ clock, running, waiting, waitMs, each }: Bounds): Admission {
  let free = running
  const queue: { readonly start: () => void; readonly since: number }[] = []
  const counts = new Map<string, number>()

  return {
    enter(who) {
      const count = counts.get(who) ?? 0
      if (count >= each) return { kind: 'greedy' }
      if (free === 0 && isFull()) return { kind: 'full' }
      counts.set(who, count + 1)
      const turn =
        free > 0 ? Promise.resolve() : new Promise<void>(start => queue.push({ start, since: clock.now() }))
      if (free > 0) free--
      return { kind: 'in', turn, leave: () => leave(who) }
    },
  }

  function isFull(): boolean {
    const [first] = queue
    return queue.length >= waiting || (first !== undefined && clock.now() - first.since > waitMs)
  }

  function leave(who: string): void {
    const count = counts.get(who)! - 1
    if (count === 0) counts.delete(who)
    else counts.set(who, count)
    const next = queue.shift()
    // Its place goes to who waits longest; only where nobody does it is free.
    if (next) next.start()
    else free++
  }
}
