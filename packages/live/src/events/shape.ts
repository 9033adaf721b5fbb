/**
 * The hand-written shape check of ticks (design, section 3: no schema library on the hot path): ids, integers and
 * ranges. An invalid publication may hide a price, so the caller fetches the snapshot again.
 */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object, not an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a value can be an id: 1 to 64 characters. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64

/** Whether a value is a non-negative integer. */
export const isWholeCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** Whether a value can be odds x1000: 1.000 to 100,000. */
export const isWireOdds = (value: unknown): value is number =>
  isWholeCount(value) && value >= 1000 && value <= 100_000_000

/** Whether a value has integers for both sides. */
export const isScore = (value: unknown): value is { home: number; away: number } =>
  isFields(value) && Number.isSafeInteger(value.home) && Number.isSafeInteger(value.away)

/** Whether a value is a market status of the specification, -4 to 1. */
export const isMarketStatus = (value: unknown): value is 1 | -1 | 0 | -2 | -3 | -4 =>
  Number.isInteger(value) && (value as number) >= -4 && (value as number) <= 1

/** Whether a value is a match status of the specification, 0 to 5. */
export const isMatchStatus = (value: unknown): value is 0 | 1 | 2 | 3 | 4 | 5 =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5

/** Every item parsed by `read`; undefined when one of them is invalid. */
export function readAll<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const out: T[] = []
  for (const item of value) {
    const parsed = read(item)
    if (parsed === undefined) return undefined
    out.push(parsed)
  }
  return out
}
