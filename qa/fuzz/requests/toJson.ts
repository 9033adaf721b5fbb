import type { HarnessRandom } from '@touchline/tools/harness'
import { hostileValue, RawJson } from './hostile.ts'

/**
 * Writes JSON as `JSON.stringify` does, raw pieces unchanged. `doubling` is the probability that a field occurs
 * twice, first with another value.
 */
export function toJson(value: unknown, doubling: number, random: HarnessRandom): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(item => toJson(item, doubling, random)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const written = `${JSON.stringify(name)}:${toJson(part, doubling, random)}`
    if (doubling === 0 || !random.chance(doubling)) return [written]
    return [`${JSON.stringify(name)}:${toJson(hostileValue(random), 0, random)}`, written]
  })
  return `{${fields.join(',')}}`
}
