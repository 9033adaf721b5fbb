import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '@touchline/domain/locale'
import type { Clock } from './clock.ts'
import type { Admission } from './admission/createAdmission.ts'
import type { FindSession, RecallPlayer } from './session.ts'

/** What modules register their calls on. */
export type ApiServer = {
  readonly app: FastifyInstance
  /** In the site's order; the first is the default. */
  readonly locales: readonly Locale[]
  readonly clock: Clock
  readonly findSession: FindSession
  /** Whether header and cookie of a request are sessions of different players: it is refused. */
  readonly namesTwoPlayers: (request: FastifyRequest) => Promise<boolean>
  readonly recallPlayer: RecallPlayer
  /** Whether a request comes from a country where signing in and moving money are blocked. */
  readonly isCountryBlocked: (request: FastifyRequest) => boolean
  /** Through which the calls that move money go. */
  readonly admission: Admission
  /** Through which those of them go whose session has not been seen before. */
  readonly lookUps: Admission
  /** Whether answers are held against the contract before they leave (test mode): a wrong one is a 500. */
  readonly checksReplies: boolean
}
