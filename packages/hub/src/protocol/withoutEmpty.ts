/** Removes zero, false and empty text: in this protocol they are equivalent to a missing field. */
export function withoutEmpty(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 0 && value !== false && value !== ''),
  )
}
