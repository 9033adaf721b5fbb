/** Drops zero, false and empty text: in this protocol a field that is left out means exactly that. */
export function withoutEmpty(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 0 && value !== false && value !== ''),
  )
}
