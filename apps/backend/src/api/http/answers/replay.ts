import { ERROR_CODES } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { errorBodyOf } from './errorBodyOf.ts'

/** A stored reply: its HTTP status and its body. */
export type Reply = { readonly status: number; readonly body: object }
/** The first reply to a key, and the hash of its payload. */
export type StoredReply = Reply & { readonly payloadHash: string }

/**
 * Same key and payload: the same answer. Same key, other payload: refused, nothing is charged or paid (failure model
 * M4).
 */
export function replay({ payloadHash, status, body }: StoredReply, hash: string, locale: Locale): Reply {
  if (payloadHash === hash) return { status, body }
  return { status: 422, body: errorBodyOf({ code: ERROR_CODES.idempotencyMismatch }, locale) }
}
