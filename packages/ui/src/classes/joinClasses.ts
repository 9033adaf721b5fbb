/** One class attribute out of those parts that hold; `undefined` where none does, so that none is written. */
export function joinClasses(...parts: readonly (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
