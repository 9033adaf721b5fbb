import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether a request carries the key of the server API, in either of its two headers. */
export function holdsKey({ headers }: IncomingMessage, key: string): boolean {
  const given = headers['x-api-key'] ?? headers.authorization?.replace(/^apikey /i, '') ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key))
}
