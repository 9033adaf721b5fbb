import { ERROR_CODES } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { refuse, type Answer, type Refusal } from '../answers/answer.ts'
import type { ApiServer } from '../apiServer.ts'
import type { Admission } from './createAdmission.ts'
import { clientOf } from './createRateLimit.ts'

/** Runs work once it is admitted; returns a refusal where the queue is full. */
export async function whenAdmitted<T>(
  admission: Admission,
  client: string,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const entry = admission.enter(client)
  if (entry.kind === 'overQuota') return refuse(429, ERROR_CODES.rateLimited)
  if (entry.kind === 'full') return refuse(503, ERROR_CODES.unavailable)
  try {
    await entry.start
    return await work()
  } finally {
    entry.leave()
  }
}

/**
 * Answers a call that moves money once its player is admitted. Slots are shared among players, so the player of an
 * unknown session token is looked up first, in slots per network: made-up tokens take no slot from a player.
 */
export async function whenPlayerAdmitted(
  { admission, lookUps, findSession, recallPlayer }: ApiServer,
  request: FastifyRequest,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  let playerId = recallPlayer(request)
  if (playerId === undefined) {
    const refusal = await whenAdmitted(lookUps, clientOf(request, undefined), async () => {
      playerId = (await findSession(request, { isUse: false }))?.playerId
      // Without a session the request is refused before any money is involved.
      return playerId === undefined ? await run() : undefined
    })
    if (refusal) return refusal
  }
  return await whenAdmitted(admission, clientOf(request, playerId), run)
}
