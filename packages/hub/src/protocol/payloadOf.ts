/** Serializes a JSON value. The text has no raw newline, which would end a line of the protocol. */
export function payloadOf(data: unknown): string {
  const text = JSON.stringify(data) as string | undefined
  if (text === undefined) throw new TypeError('Realtime data must be a JSON value')
  return text
}
