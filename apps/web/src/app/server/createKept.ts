/** Values that cost something to make, kept for a while; the oldest go first. */
export interface Kept<Value> {
  /** The value of a key, made once however many ask for it at the same time. What fails is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

export interface KeptOptions {
  readonly now: () => number
  readonly keptMs: number
  /** Values at most. */
  readonly max: number
}

export function createKept<Value>({ now, keptMs, max }: KeptOptions): Kept<Value> {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>()
  return {
    get(key, make) {
      const known = kept.get(key)
      if (known && known.until > now()) return known.value
      const made = { value: make(), until: now() + keptMs }
      kept.delete(key)
      kept.set(key, made)
      if (kept.size > max) kept.delete(kept.keys().next().value ?? '')
      made.value.catch(() => kept.get(key) === made && kept.delete(key))
      return made.value
    },
  }
}
