import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Channels } from './channels.ts'
import type { HubClock } from './clock.ts'
import { DISCONNECTS, UNSUBSCRIBES } from './codes.ts'
import { countMembers } from './countMembers.ts'
import { handleHttp } from './httpHandler.ts'
import type { HubContext, HubLogger } from './hubContext.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { HubLimits } from './limits.ts'
import { createNamespaceOf } from './namespaces.ts'
import type { Namespaces } from './namespaces.ts'
import { isAllowedOrigin } from './origin.ts'
import { TickFlusher } from './outbox.ts'
import type { PublishOptions, Realtime } from './realtime.ts'
import { Sessions } from './sessions.ts'
import { TOKEN_AUDIENCE } from './tokens.ts'
import { createTokenVerifier } from './tokenVerifier.ts'
import { createWebsocketServer, refuseUpgrade } from './websocketServer.ts'

/** How often expired histories are freed. */
const SWEEP_MS = 15_000

export interface HubOptions {
  readonly clock: HubClock
  /** Unguessable ids: they open sessions. */
  readonly randomId: () => string
  /** Shared with whoever mints tokens (HS256). */
  readonly tokenSecret: string
  /** Whom tokens must be for; `null` accepts any audience. */
  readonly tokenAudience?: string | null
  /** False closes the door to clients without a token (3501). */
  readonly allowAnonymous?: boolean
  readonly limits?: Partial<HubLimits>
  /** Origins besides the hub's own host whose pages may connect; `*` for any. */
  readonly allowedOrigins: readonly string[]
  readonly namespaces: Namespaces
  readonly logger: HubLogger
}

/** The realtime engine inside this process, and its doors. Its stated envelope is about 5,000 connections. */
export interface Hub extends Realtime {
  /** Takes an upgrade request for the websocket path. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes a request, its body unread, for one of the HTTP paths. */
  handleRequest(req: IncomingMessage, res: ServerResponse): void
  /** The channels with a subscriber whose name begins like this, as Centrifugo's `channels` with a pattern. */
  channels(prefix: string): readonly string[]
}

/** Builds a hub that speaks the Centrifugo client protocol (JSON) and remembers its streams in memory. */
export function createHub(options: HubOptions): Hub {
  const allowedOrigins = options.allowedOrigins.map(origin => origin.toLowerCase())
  const hub = createContext(options)
  const startedAt = hub.clock.now()
  const { channels, sessions, clock } = hub
  const upgrade = createWebsocketServer(hub)
  let cancelSweep = clock.schedule(SWEEP_MS, sweep)
  function sweep(): void {
    channels.sweep()
    cancelSweep = clock.schedule(SWEEP_MS, sweep)
  }
  return {
    publish: async (channel, data, publishOptions) =>
      channels.publish(channel, payloadOf(data), publishOptions),
    broadcast: async (names, data, publishOptions?: PublishOptions) => {
      const payload = payloadOf(data)
      return names.map(channel => channels.publish(channel, payload, publishOptions))
    },
    position: async channel => channels.state(channel).position,
    disconnect: async (user, disconnect = DISCONNECTS.forced) => {
      for (const session of sessions.ofUser(user)) session.close(disconnect)
    },
    unsubscribe: async (user, channel) => {
      for (const session of sessions.ofUser(user)) session.subscriptions.end(channel, UNSUBSCRIBES.server)
    },
    presenceStats: async channel => countMembers(channels.members(channel)),
    channels: prefix => channels.names(prefix),
    info: async () => {
      const counts = channels.counts()
      return [
        {
          uid: hub.nodeId,
          numClients: sessions.size,
          numUsers: sessions.users,
          numSubscriptions: counts.subscriptions,
          numChannels: counts.channels,
          uptimeSeconds: Math.floor((clock.now() - startedAt) / 1000),
        },
      ]
    },
    close: async () => {
      cancelSweep()
      for (const session of sessions.all()) session.close(DISCONNECTS.shutdown)
    },
    handleUpgrade(req, socket, head) {
      if (!isAllowedOrigin(req, allowedOrigins)) return refuseUpgrade(socket, 403, 'Forbidden')
      upgrade(req, socket, head)
    },
    handleRequest(req, res) {
      handleHttp(hub, allowedOrigins, req, res).catch((error: unknown) => {
        hub.logger.error({ err: error }, 'realtime request failed')
        res.destroy()
      })
    },
  }
}

function createContext(options: HubOptions): HubContext {
  const { clock, randomId, logger, tokenAudience = TOKEN_AUDIENCE } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const namespaceOf = createNamespaceOf(options.namespaces)
  return {
    clock,
    randomId,
    limits,
    logger,
    namespaceOf,
    nodeId: randomId(),
    allowAnonymous: options.allowAnonymous ?? true,
    tokens: createTokenVerifier(clock, options.tokenSecret, tokenAudience ?? undefined),
    channels: new Channels(clock, randomId(), namespaceOf, limits.idempotencyMs),
    sessions: new Sessions(),
    ticks: new TickFlusher(),
  }
}

/** The text of a JSON value. It holds no raw newline, which would end a line of the protocol. */
function payloadOf(data: unknown): string {
  const text = JSON.stringify(data) as string | undefined
  if (text === undefined) throw new TypeError('Realtime data must be a JSON value')
  return text
}
