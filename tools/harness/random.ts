import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

/** A random generator that gives the same values for the same seed. */
export interface HarnessRandom {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from 0 up to, not including, `bound`. */
  readonly below: (bound: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** A version 4 UUID. */
  readonly uuid: () => string
}

/**
 * A generator from a seed: a Mersenne twister over an FNV hash of the text. Seeds that differ in one letter must
 * differ in their first value, which those of simpler generators do not: each request of the fuzzer has a seed of its
 * own.
 */
export function createHarnessRandom(seed: string): HarnessRandom {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  const source = mersenne(hash)
  const next = (): number => uniformFloat64(source)
  const below = (bound: number): number => uniformInt(source, 0, bound - 1)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: list => list[below(list.length)]!,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => below(16).toString(16)),
  }
}
