/** Values from storage are checked: an older version of the page or a person may have written them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The known value that equals this one, or undefined. */
export function knownValue<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find(one => one === value)
}
