import { ERROR_CODES } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { refuse, type Answer, type Refusal } from './answer.ts'
import type { ApiServer } from './apiServer.ts'
import type { Admission } from './createAdmission.ts'
import { whoAsks } from './createRateLimit.ts'

/** Does work when its turn has come; the refusal where it may not even wait for it. */
export async function inTurn<T>(
  admission: Admission,
  who: string,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const entry = admission.enter(who)
  if (entry.kind === 'greedy') return refuse(429, ERROR_CODES.rateLimited)
  if (entry.kind === 'full') return refuse(503, ERROR_CODES.unavailable)
  try {
    await entry.turn
    return await work()
  } finally {
    entry.leave()
  }
}

/**
 * Answers a call that moves money when its player's turn has come. Turns are shared among players, and a player is only
 * who has a session: a session seen for the first time is looked up before, by network, so that whoever makes sessions
 * up takes no turn from anybody.
 */
export async function inTurnOfPlayer(
  { admission, lookUps, findSession, recallPlayer }: ApiServer,
  request: FastifyRequest,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  let playerId = recallPlayer(request)
  if (playerId === undefined) {
    const refusal = await inTurn(lookUps, whoAsks(request, undefined), async () => {
      playerId = (await findSession(request, { isUse: false }))?.playerId
      // Without a session it ends before any money is looked at.
      return playerId === undefined ? await run() : undefined
    })
    if (refusal) return refusal
  }
  return await inTurn(admission, whoAsks(request, playerId), run)
}
