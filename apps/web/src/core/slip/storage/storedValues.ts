/** Values from storage are checked: an older version may have written them, or a person. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The known value that this is, or undefined. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find(one => one === value)
}
