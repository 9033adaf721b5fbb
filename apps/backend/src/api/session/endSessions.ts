import { createHash } from 'node:crypto'
import type { Database } from '#store'
import { hashToken } from './sessionToken.ts'

/** A session that has ended. */
export type EndedSession = { readonly playerId: string; readonly tokenHash: string }

/** Ends the sessions of these tokens that exist. */
export async function endSessions(db: Database, tokens: readonly string[]): Promise<readonly EndedSession[]> {
  if (tokens.length === 0) return []
  return await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', tokens.map(hashToken))
    .returning(['player_id as playerId', 'token_hash as tokenHash'])
    .execute()
}

/**
 * The name of a session in realtime tokens, which clients can read: neither the token nor its hash can be derived from
 * it.
 */
export function realtimeNameOf(tokenHash: string): string {
  return createHash('sha256').update(`realtime ${tokenHash}`).digest('base64url').slice(0, 22)
}
