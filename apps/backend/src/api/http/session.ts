import type { FastifyRequest } from 'fastify'

/** The player behind a request. */
export type Session = { readonly playerId: string; readonly tokenHash: string }

/** Finds who sends a request: nobody, a player, or someone whose session is over or unknown (undefined as well). */
export type FindSession = (request: FastifyRequest) => Promise<Session | undefined>
