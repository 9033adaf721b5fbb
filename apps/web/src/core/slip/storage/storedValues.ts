/** Values from storage are checked: an older version may have written them, or a person. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** The known value that this is, or undefined. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find(one => one === value)
}

/** Each item read, or undefined where one of them cannot be. */
export function readAll<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map(read)
  return items.every(item => item !== undefined) ? items : undefined
}
