/**
 * A repeatable random source whose whole state is one unsigned 32-bit number (mulberry32), so that it can be stored as
 * JSON.
 */
export type Rng = {
  readonly state: () => number
  /** Uniform in [0, 1). */
  readonly next: () => number
  readonly chance: (p: number) => boolean
  /** Integer from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly normal: (mean: number, spread: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    state: () => state,
    next,
    chance: p => next() < p,
    whole,
    normal: (mean, spread) =>
      mean + spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: items => items[whole(0, items.length - 1)]!,
    shuffled: items =>
      items
        .map(item => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

/** A seed from words, the same on every machine (FNV-1a with a final mix). */
export function seedOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join('\u0000')) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Maps integers to numbers from 0 to 1 that soon fill the range evenly: steps of the golden ratio from `first`. */
export function spreadFrom(first: number): (step: number) => number {
  return step => (first + step * GOLDEN) % 1
}
const GOLDEN = (Math.sqrt(5) - 1) / 2
