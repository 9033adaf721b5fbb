import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createCounter } from './createCounter.ts'
import { networkOf } from './networkOf.ts'

const MINUTE_MS = 60_000
/** Clients remembered by each limited call. */
const KEYS_MAX = 10_000

/** Counts a request. Returns the milliseconds until the client may send another if it has sent too many, else 0. */
type RateLimit = (request: FastifyRequest, playerId: string | undefined) => number

/**
 * At most `max` requests per minute of one player, whatever addresses they come from, or of one network for visitors.
 */
export function createRateLimit(clock: Clock, max: number): RateLimit {
  const counter = createCounter({ clock, max, windowMs: MINUTE_MS, keysMax: KEYS_MAX })
  return (request, playerId) => {
    const taken = counter.take(clientOf(request, playerId))
    return taken.ok ? 0 : taken.waitMs
  }
}

/** The client that a request counts for. */
export function clientOf(request: FastifyRequest, playerId: string | undefined): string {
  return playerId === undefined ? `network ${networkOf(request.ip)}` : `player ${playerId}`
}
