import type { Clock } from '../clock.ts'

/** Maximum keys in memory, about 100 bytes each: made-up addresses or e-mails cannot fill it. */
const KEYS_MAX = 50_000
/** Among this many of the oldest keys, the one with the lowest count is removed for a new key. */
const CANDIDATES = 16

/** `isLast`: the key has reached its maximum. */
type Taken = { readonly ok: true; readonly isLast: boolean } | { readonly ok: false; readonly waitMs: number }

/** Counts by key, in windows that begin with the key's first count. */
export type Counter = {
  /** Counts one more, unless the key has reached its maximum. */
  readonly take: (key: string) => Taken
  /** Milliseconds until the key's window ends; 0 where it has counts left. */
  readonly waitMs: (key: string) => number
  /** Takes back one count. */
  readonly giveBack: (key: string) => void
  /** Removes a key's count. */
  readonly forget: (key: string) => void
}

type Options = {
  readonly clock: Clock
  /** Maximum count of one key within `windowMs`. */
  readonly max: number
  readonly windowMs: number
  readonly keysMax?: number
}

/**
 * Counts by key in bounded memory. When it is full, the lowest count among the oldest keys is removed, so a flood of
 * new keys cannot reset one that has reached its maximum.
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
    // Deleted first, because the map is ordered by when windows end.
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
