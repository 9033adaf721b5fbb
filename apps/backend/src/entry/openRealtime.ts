import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import {
  attachRealtime,
  createCentrifugo,
  createHub,
  systemClock,
  type HubLogger,
  type Realtime,
} from '@touchline/hub'
import { TOKEN_AUDIENCE, TOUCHLINE_NAMESPACES, withMatchDeltas } from '#realtime'
import type { Config } from './settings/readConfig.ts'

const ID_BYTES = 24

/** The configured realtime engine, and what only start-up needs of it. */
export type OpenRealtime = {
  readonly realtime: Realtime
  /** Names of channels with a subscriber that start with a prefix. */
  readonly channels: (prefix: string) => Promise<readonly string[]>
  /** Serves clients through the API's server if the engine runs in this process. Call it before the server listens. */
  readonly attach: (app: FastifyInstance) => Promise<void>
}

/** Opens the realtime engine. */
export function openRealtime(
  { realtimeEngine: engine, realtimeSecret, publicOrigins, isRealtimeDeltaOn }: Config,
  logger: HubLogger,
  onRefusedOrigin: (request: IncomingMessage) => void,
): OpenRealtime {
  if (engine.kind === 'hub') {
    const hub = createHub({
      clock: systemClock,
      // These ids open the sessions of streams; a UUID has 122 random bits, six too few (ASVS 11.5.1).
      randomId: () => randomBytes(ID_BYTES).toString('base64url'),
      tokenSecret: realtimeSecret,
      tokenAudience: TOKEN_AUDIENCE,
      allowedOrigins: publicOrigins,
      namespaces: isRealtimeDeltaOn ? withMatchDeltas(TOUCHLINE_NAMESPACES) : TOUCHLINE_NAMESPACES,
      logger,
      onRefusedOrigin,
    })
    return {
      realtime: hub,
      channels: async prefix => hub.channels(prefix),
      attach: app => attachRealtime(app, hub),
    }
  }
  const centrifugo = createCentrifugo({
    apiUrls: engine.apiUrls,
    apiKey: engine.apiKey,
    request: fetch,
    randomId: randomUUID,
    now: systemClock.now,
    schedule: systemClock.schedule,
    onError: error => logger.error({ err: error }, 'realtime request failed'),
  })
  return {
    realtime: centrifugo,
    channels: centrifugo.channels,
    // Clients connect to Centrifugo itself, which outlives this process.
    attach: async () => undefined,
  }
}
