import type { HarnessRandom } from '@touchline/tools/harness'
import { hostileValue, nearValue } from './hostile.ts'

const SURPLUS = ['surplus', '__proto__', 'constructor', 'toString', 'id', 'status', 'then', '']

/** A copy of a value with one part of it, picked at random, changed, dropped, or joined by an unexpected one. */
export function mutate(value: unknown, random: HarnessRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.08)) {
    return random.chance(0.5) ? hostileValue(random) : nearValue(value, random)
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.15)) return nearValue(value, random)
    const at = random.below(value.length)
    return value.map((item: unknown, index) => (index === at ? mutate(item, random) : item))
  }
  const entries = Object.entries(value)
  const what = random.next()
  if (entries.length === 0 || what < 0.12) {
    return Object.fromEntries([...entries, [random.pick(SURPLUS), hostileValue(random)]])
  }
  const at = random.below(entries.length)
  if (what < 0.25) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(
    entries.map(([name, part], index) => [name, index === at ? mutate(part, random) : part]),
  )
}
