import type { StreamPosition } from '../realtime.ts'

/**
 * Parses a position in a request: missing fields are zero, as in every message of the protocol. With `flag`, only where
 * that field is true. Undefined where it is missing or invalid.
 */
export function readSince(value: unknown, flag?: string): StreamPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { offset = 0, epoch = '', ...rest } = value as Record<string, unknown>
  if (flag !== undefined && rest[flag] !== true) return undefined
  if (!Number.isSafeInteger(offset) || (offset as number) < 0 || typeof epoch !== 'string') return undefined
  return { offset: offset as number, epoch }
}
