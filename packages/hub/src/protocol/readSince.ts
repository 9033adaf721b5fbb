import type { StreamPosition } from '../realtime.ts'

/**
 * A position inside a request: fields left out are zero, as in every message of the protocol. With `flag`, only where
 * that field is true. Undefined where there is none, or none that makes sense.
 */
export function readSince(value: unknown, flag?: string): StreamPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { offset = 0, epoch = '', ...rest } = value as Record<string, unknown>
  if (flag !== undefined && rest[flag] !== true) return undefined
  if (!Number.isSafeInteger(offset) || (offset as number) < 0 || typeof epoch !== 'string') return undefined
  return { offset: offset as number, epoch }
}
