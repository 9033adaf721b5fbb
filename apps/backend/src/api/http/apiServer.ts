import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '@touchline/domain/locale'
import type { Admission } from './createAdmission.ts'
import type { FindSession } from './session.ts'

/** What rooms register their calls on. */
export type ApiServer = {
  readonly app: FastifyInstance
  /** In the site's order; the first is the default. */
  readonly locales: readonly Locale[]
  readonly findSession: FindSession
  /** Whether header and cookie of a request are sessions of different players: it is refused. */
  readonly namesTwoPlayers: (request: FastifyRequest) => Promise<boolean>
  /** Through which the calls that move money go. */
  readonly admission: Admission
  /** Whether answers are held against the contract before they leave (test mode): a wrong one is a 500. */
  readonly checksReplies: boolean
}
