import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock, FindSession, RecallPlayer } from '#api/http'
import type { Database } from '#store'
import { hashToken, tokenOf } from './sessionToken.ts'

/** Precision of a session's last use: one write per minute is enough. */
const SEEN_MS = 60_000
/** Number of sessions whose player is cached. */
const RECALLED_MAX = 20_000

type Options = {
  readonly db: Database
  readonly clock: Clock
  /** How long a session lasts without use. */
  readonly idleMs: number
  /** Whether cookies over plain http are ignored (production). */
  readonly needsHttps: boolean
}

/** Looks up sessions by the hash of their token. An expired or unknown session has no player. */
export function createFindSession({ db, clock, idleMs, needsHttps }: Options): {
  readonly findSession: FindSession
  readonly recallPlayer: RecallPlayer
} {
  const players = new LRUCache<string, string>({ max: RECALLED_MAX })
  const hashOf: (request: Parameters<FindSession>[0]) => string | undefined = request => {
    const token = tokenOf(request, needsHttps)
    return token === undefined ? undefined : hashToken(token)
  }

  async function findSession(...[request, { isUse }]: Parameters<FindSession>) {
    const tokenHash = hashOf(request)
    if (tokenHash === undefined) return undefined
    const now = clock.now()
    const row = await db
      .selectFrom('sessions')
      .select(['player_id', 'seen_at', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!row) {
      players.delete(tokenHash)
      return undefined
    }
    players.set(tokenHash, row.player_id)
    if (isUse && now - row.seen_at > SEEN_MS) await see(tokenHash, now)
    return { playerId: row.player_id, tokenHash, expiresAt: row.expires_at }
  }

  /** A session that ended meanwhile stays ended. */
  async function see(tokenHash: string, now: number): Promise<void> {
    await db
      .updateTable('sessions')
      .set({
        seen_at: now,
        expires_at: sql<number>`least(coalesce(ends_at, expires_at), ${now + idleMs}::bigint)`,
      })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .execute()
  }

  return {
    findSession,
    recallPlayer(request) {
      const tokenHash = hashOf(request)
      return tokenHash === undefined ? undefined : players.get(tokenHash)
    },
  }
}
