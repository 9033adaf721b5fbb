import type { FastifyRequest } from 'fastify'

/** The player behind a request. */
export type Session = {
  readonly playerId: string
  readonly tokenHash: string
  /** When it ends unless it is used again before. */
  readonly expiresAt: number
}

/**
 * Finds the player who sends a request; undefined for a visitor, and where the session is over or unknown.
 * `isUse`: whether the request keeps the session alive; what a page asks for by itself does not.
 */
export type FindSession = (
  request: FastifyRequest,
  options: { readonly isUse: boolean },
) => Promise<Session | undefined>

/**
 * The player whose session a request was last found to carry, without asking the database: good to tell players apart,
 * and for nothing else.
 */
export type RecallPlayer = (request: FastifyRequest) => string | undefined
