import type { Clock, FindSession } from '#api/http'
import type { Database } from '#store'
import { hashToken, tokenOf } from './sessionToken.ts'

/** How stale the time a session was last seen may be: one write a minute is enough. */
const SEEN_MS = 60_000

/** Looks up sessions by the hash of their token. An expired or unknown one is nobody. */
export function createFindSession({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): FindSession {
  return async request => {
    const token = tokenOf(request)
    if (token === undefined) return undefined
    const now = clock.now()
    const tokenHash = hashToken(token)
    const row = await db
      .selectFrom('sessions')
      .select(['player_id', 'seen_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!row) return undefined
    if (now - row.seen_at > SEEN_MS) {
      await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
    }
    return { playerId: row.player_id, tokenHash }
  }
}
