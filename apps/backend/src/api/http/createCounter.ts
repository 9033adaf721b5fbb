import type { Clock } from './clock.ts'

/** Keys remembered at the same time: who invents addresses or e-mails fills no memory. About 100 bytes each. */
const KEYS_MAX = 50_000
/** Of how many of the oldest keys the least counted one gives way to a new key. */
const CANDIDATES = 16

/** `isLast`: the key has had all it may have. */
type Taken = { readonly ok: true; readonly isLast: boolean } | { readonly ok: false; readonly waitMs: number }

/** Counts what each key does within a time that begins with its first. */
export type Counter = {
  /** Counts one more, unless the key has had all it may have. */
  readonly take: (key: string) => Taken
  /** Milliseconds until the key may take again; 0 where it may now. */
  readonly waitMs: (key: string) => number
  /** Takes one back that was counted. */
  readonly giveBack: (key: string) => void
  /** Lets a key begin anew. */
  readonly forget: (key: string) => void
}

type Options = {
  readonly clock: Clock
  /** Most of one key within `windowMs`. */
  readonly max: number
  readonly windowMs: number
  readonly keysMax?: number
}

/**
 * Counts by key in bounded memory: when it is full, the least counted of the oldest keys goes, so that a flood of new
 * keys frees no full one.
 */
export function createCounter({ clock, max, windowMs, keysMax = KEYS_MAX }: Options): Counter {
  const entries = new Map<string, { count: number; readonly until: number }>()
  const current = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.until > clock.now() ? entry : undefined
  }

  return {
    take(key) {
      const entry = current(key) ?? open(key)
      if (entry.count >= max) return { ok: false, waitMs: entry.until - clock.now() }
      entry.count++
      return { ok: true, isLast: entry.count === max }
    },
    waitMs(key) {
      const entry = current(key)
      return entry && entry.count >= max ? entry.until - clock.now() : 0
    },
    giveBack(key) {
      const entry = current(key)
      if (entry && entry.count > 0) entry.count--
    },
    forget: key => void entries.delete(key),
  }

  function open(key: string): { count: number; readonly until: number } {
    // Deleted first: the order of the map is the order in which windows end.
    entries.delete(key)
    if (entries.size >= keysMax) entries.delete(leastOfOldest())
    const entry = { count: 0, until: clock.now() + windowMs }
    entries.set(key, entry)
    return entry
  }

  function leastOfOldest(): string {
    let least: { readonly key: string; readonly count: number } | undefined
    let looked = 0
    for (const [key, { count, until }] of entries) {
      if (until <= clock.now()) return key
      if (!least || count < least.count) least = { key, count }
      if (++looked === CANDIDATES) break
    }
    return least!.key
  }
}
