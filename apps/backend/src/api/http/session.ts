import type { FastifyRequest } from 'fastify'

/** The player behind a request. */
export type ApiSession = {
  readonly playerId: string
  readonly tokenHash: string
  /** When it ends unless it is used again before then. */
  readonly expiresAt: number
}

/**
 * Finds the player of a request; undefined for a visitor, and where the session has ended or is unknown. `isUse`:
 * whether the request extends the session; automatic requests of a page do not.
 */
export type FindSession = (
  request: FastifyRequest,
  options: { readonly isUse: boolean },
) => Promise<ApiSession | undefined>

/** The player of a request by the last session look-up, without a query: good only for distinguishing players. */
export type RecallPlayer = (request: FastifyRequest) => string | undefined
