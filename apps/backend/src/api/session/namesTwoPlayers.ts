import type { FastifyRequest } from 'fastify'
import type { Clock } from '#api/http'
import type { Database } from '#store'
import { cookieTokenOf, hashToken, headerTokenOf } from './sessionToken.ts'

type Options = { readonly db: Database; readonly clock: Clock; readonly needsHttps: boolean }

/**
 * Detects requests whose header and cookie carry valid sessions of different players, for example from a page in a
 * frame and another tab of the same browser. The player meant is ambiguous, so the request is refused. Where only one
 * of the sessions is valid, or both belong to one player, the header wins.
 */
export function createNamesTwoPlayers({
  db,
  clock,
  needsHttps,
}: Options): (request: FastifyRequest) => Promise<boolean> {
  return async request => {
    const header = headerTokenOf(request)
    const cookie = cookieTokenOf(request, needsHttps)
    if (header === undefined || cookie === undefined || header === cookie) return false
    const rows = await db
      .selectFrom('sessions')
      .select('player_id')
      .distinct()
      .where('token_hash', 'in', [hashToken(header), hashToken(cookie)])
      .where('expires_at', '>', clock.now())
      .execute()
    return rows.length > 1
  }
}
