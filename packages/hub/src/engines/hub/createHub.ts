import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { DISCONNECTS, UNSUBSCRIBES } from '../../protocol/codes.ts'
import { countMembers } from './channels/countMembers.ts'
import { handleHttp } from '../../transports/httpHandler.ts'
import { createContext } from './createContext.ts'
import type { HubOptions } from './createContext.ts'
import type { HubContext } from './hubContext.ts'
import { isAllowedOrigin } from '../../transports/origin.ts'
import { payloadOf } from '../../protocol/payloadOf.ts'
import type { PublishOptions, Realtime } from '../../realtime.ts'
import { createWebsocketServer, refuseUpgrade } from '../../transports/websocketServer.ts'

/** Interval at which expired histories are freed. */
const SWEEP_MS = 15_000

/** The realtime engine inside this process, and its request handlers. Designed for about 5,000 connections. */
export interface Hub extends Realtime {
  /** Handles an upgrade request for the websocket path. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Handles a request, its body unread, for one of the HTTP paths. */
  handleRequest(req: IncomingMessage, res: ServerResponse): void
  /** The channels with a subscriber whose name starts with a prefix, like Centrifugo's `channels` with a pattern. */
  channels(prefix: string): readonly string[]
}

/** Creates a hub that speaks the Centrifugo client protocol (JSON) and stores its streams in memory. */
export function createHub(options: HubOptions): Hub {
  return openHub(createContext(options), options.allowedOrigins, options.onRefusedOrigin)
}

/** Creates the hub of a context. A context has one. */
export function openHub(
  hub: HubContext,
  origins: readonly string[],
  onRefusedOrigin?: HubOptions['onRefusedOrigin'],
): Hub {
  const allowedOrigins = origins.map(origin => origin.toLowerCase())
  const { channels, sessions, clock } = hub
  function mayConnect(req: IncomingMessage): boolean {
    const isAllowed = isAllowedOrigin(req, allowedOrigins)
    if (!isAllowed) onRefusedOrigin?.(req)
    return isAllowed
  }
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
    endSession: async (user, name) => {
      // Before the connections are closed, so that none of them returns with its old token.
      hub.endedSessions.add(name)
      for (const session of sessions.ofUser(user))
        if (session.signInSession === name) session.close(DISCONNECTS.stateInvalidated)
    },
    unsubscribe: async (user, channel) => {
      for (const session of sessions.ofUser(user)) session.subscriptions.end(channel, UNSUBSCRIBES.server)
    },
    presenceStats: async channel => countMembers(channels.members(channel)),
    channels: prefix => channels.names(prefix),
    info: async () => [infoOf(hub)],
    close: async () => {
      cancelSweep()
      for (const session of sessions.all()) session.close(DISCONNECTS.shutdown)
    },
    handleUpgrade(req, socket, head) {
      if (!mayConnect(req)) return refuseUpgrade(socket, 403, 'Forbidden')
      upgrade(req, socket, head)
    },
    handleRequest(req, res) {
      handleHttp(hub, mayConnect, req, res).catch((error: unknown) => {
        hub.logger.error({ err: error }, 'realtime request failed')
        res.destroy()
      })
    },
  }
}

function infoOf({ nodeId, startedAt, channels, sessions, clock }: HubContext) {
  const counts = channels.counts()
  return {
    uid: nodeId,
    numClients: sessions.size,
    numUsers: sessions.users,
    numSubscriptions: counts.subscriptions,
    numChannels: counts.channels,
    uptimeSeconds: Math.floor((clock.now() - startedAt) / 1000),
  }
}
