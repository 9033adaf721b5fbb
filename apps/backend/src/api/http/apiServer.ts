import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '@touchline/domain/locale'
import type { Clock } from './clock.ts'
import type { Admission } from './admission/createAdmission.ts'
import type { FindSession, RecallPlayer } from './session.ts'

/** The server on which modules register their calls. */
export type ApiServer = {
  readonly app: FastifyInstance
  /** In the site's order; the first is the default. */
  readonly locales: readonly Locale[]
  readonly clock: Clock
  readonly findSession: FindSession
  /** Whether header and cookie of a request carry sessions of different players: such a request is refused. */
  readonly namesTwoPlayers: (request: FastifyRequest) => Promise<boolean>
  readonly recallPlayer: RecallPlayer
  /** Whether a request comes from a country where signing in and moving money are blocked. */
  readonly isCountryBlocked: (request: FastifyRequest) => boolean
  /** Admission of calls that move money. */
  readonly admission: Admission
  /** Admission of such calls while their session is unknown. */
  readonly lookUps: Admission
  /** Whether answers are checked against the contract before they are sent (test mode): a wrong one is a 500. */
  readonly checksReplies: boolean
}
