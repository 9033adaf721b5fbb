import type { FastifyBaseLogger } from 'fastify'
import type { Realtime } from '@touchline/hub'
import { realtimeNameOf, type EndedSession } from './endSessions.ts'

/**
 * Closes the realtime connections of ended sessions. Ending a session does not depend on the engine being available.
 */
export async function notifyRealtime(
  realtime: Pick<Realtime, 'endSession'>,
  ended: readonly EndedSession[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  for (const { playerId, tokenHash } of ended) {
    await realtime
      .endSession(playerId, realtimeNameOf(tokenHash))
      .catch((error: unknown) =>
        log.error({ err: error }, 'could not close the realtime connections of a session'),
      )
  }
}
