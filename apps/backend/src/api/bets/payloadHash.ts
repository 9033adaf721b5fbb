import { createHash } from 'node:crypto'
import { canonicalJson } from '#api/receipts'

/** Names a payload by its contents: the order of keys does not matter, every value does. */
export function payloadHash(payload: unknown): string {
  return createHash('sha256').update(canonicalJson(payload)).digest('hex')
}
