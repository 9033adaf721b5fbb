import { createHash } from 'node:crypto'

/** Far below the maximum key size of a PostgreSQL index. */
const KEY_MAX = 500

/** The stored key of a limit: that of many legs is replaced with its hash. */
export function liabilityKey(key: string): string {
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex')
}
