import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A random generator from a seed: from 0 up to, not including, 1. */
export function createBenchRandom(seed: number): () => number {
  const source = xoroshiro128plus(seed)
  return () => uniformFloat64(source)
}
