import { createHash } from 'node:crypto'

/** Names a payload by its contents: the order of keys does not matter, every value does. */
export function payloadHash(payload: unknown): string {
  return createHash('sha256').update(canonical(payload)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}
