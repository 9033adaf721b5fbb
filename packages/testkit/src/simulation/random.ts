/** A random source that always gives the same sequence for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** True in this share of draws. */
  chance(share: number): boolean
  /** An integer, both ends included. */
  whole(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** A version 4 UUID. */
  uuid(): string
  /** An independent source for one purpose: its draws do not affect those of others. */
  fork(purpose: string): Random
}

export function createRandom(seed: string): Random {
  let [a, b, c, d] = [hash(`${seed}/a`), hash(`${seed}/b`), hash(`${seed}/c`), 1]
  /** sfc32: small, fast, and good enough for tests. */
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  const next = (): number => word() / 2 ** 32
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    chance: share => next() < share,
    whole,
    pick: items => items[whole(0, items.length - 1)]!,
    uuid() {
      const hex = Array.from({ length: 4 }, () => word().toString(16).padStart(8, '0')).join('')
      const variant = '89ab'[whole(0, 3)]
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20),
      ].join('-')
    },
    fork: purpose => createRandom(`${seed}/${purpose}`),
  }
}

/** FNV-1a over the text with a final mix, so that similar seeds give different states. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) | 0
}
