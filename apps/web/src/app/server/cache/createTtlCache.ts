import { LRUCache } from 'lru-cache'

/** A cache of values that are costly to make. Each lives for a time; the least recently read are dropped first. */
export interface TtlCache<Value> {
  /** The value of a key; requests at the same time wait for the one that makes it. A failure is not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

export interface TtlCacheOptions {
  readonly now: () => number
  readonly ttlMs: number
  /** Maximum number of values. */
  readonly max: number
}

export function createTtlCache<Value>({ now, ttlMs, max }: TtlCacheOptions): TtlCache<Value> {
  const values = new LRUCache<string, Promise<Value>>({ max, ...lifetime(now, ttlMs) })
  return {
    get(key, make) {
      const known = values.get(key)
      if (known) return known
      const made = make()
      values.set(key, made)
      made.catch(() => values.peek(key) === made && values.delete(key))
      return made
    },
  }
}

/**
 * Options of a cache whose values live less than `ttlMs` by a clock of whole milliseconds. The library includes the
 * last millisecond, treats a start at 0 as none, and reads the clock once a millisecond by default.
 */
export const lifetime = (now: () => number, ttlMs: number) => ({
  ttl: ttlMs - 1,
  ttlResolution: 0,
  perf: { now: () => now() + 1 },
})
