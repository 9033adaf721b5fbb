import { createHash } from 'node:crypto'

/** Far below what an index of PostgreSQL takes. */
const KEY_MAX = 500

/** The key of a limit as the table keeps it: that of many legs is shortened to its hash. */
export function liabilityKey(key: string): string {
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex')
}
