import { createHash } from 'node:crypto'
import { canonicalJson } from '#api/receipts'

/**
 * Identifies a payload by its contents: the order of keys does not matter, every value does. `meta` is left out: it
 * depends on where a request was sent from, which may differ when it is repeated.
 */
export function payloadHash(payload: object): string {
  return createHash('sha256')
    .update(canonicalJson({ ...payload, meta: undefined }))
    .digest('hex')
}
