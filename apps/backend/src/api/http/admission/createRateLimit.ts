import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createCounter } from './createCounter.ts'
import { networkOf } from './networkOf.ts'

const MINUTE_MS = 60_000
/** Clients remembered by each limited call. */
const KEYS_MAX = 10_000

/** Counts a request; milliseconds until the client may send another where it is one too many, else 0. */
type RateLimit = (request: FastifyRequest, playerId: string | undefined) => number

/**
 * At most `max` requests a minute of one player, whatever addresses they come from, and of one network where the client is not
 * signed in.
 */
export function createRateLimit(clock: Clock, max: number): RateLimit {
  const counter = createCounter({ clock, max, windowMs: MINUTE_MS, keysMax: KEYS_MAX })
  return (request, playerId) => {
    const taken = counter.take(clientOf(request, playerId))
    return taken.ok ? 0 : taken.waitMs
  }
}

/** Who a request is counted as. */
export function clientOf(request: FastifyRequest, playerId: string | undefined): string {
  return playerId === undefined ? `network ${networkOf(request.ip)}` : `player ${playerId}`
}
