import type { HubClock } from '../../clock.ts'
import { DISCONNECTS } from '../../protocol/codes.ts'
import type { PublishOptions, Realtime, StreamPosition } from '../../realtime.ts'
import { SESSION_TOKEN_MS_MAX } from '../../tokens/signTokens.ts'
import { createSender } from './createSender.ts'
import { createServerApi, type ServerApiCommand, type ServerApiOptions } from './createServerApi.ts'
import { RealtimeError } from './RealtimeError.ts'
import { readReply, refusal, type ServerApiMethod, type ResultOf } from './replies.ts'

/** A publication may wait for a busy server; a page that needs a position must not wait for a dead one. */
const PUBLISH_MS_MAX = 5_000
const API_REQUEST_MS_MAX = 1_000
/** How long a server that did not answer gets no position requests. */
const REST_MS = 1_000
/** By then the last token of an ended session has expired, even with a slow clock. */
const LAST_TOKEN_MS = SESSION_TOKEN_MS_MAX + 5_000
const NO_HISTORY: StreamPosition = { offset: 0, epoch: '' }
/** In no stream: a subscriber from here is informed that it missed something, and fetches a new snapshot. */
const UNKNOWN: StreamPosition = { offset: 0, epoch: 'unknown' }
const UNKNOWN_CHANNEL = 102
const NOT_AVAILABLE = 108

export type CentrifugoOptions = ServerApiOptions & {
  /** Identifies one publication among all others of the last minutes. */
  readonly randomId: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly schedule: HubClock['schedule']
  /** Called when a position request fails; other failures are thrown to the caller. */
  readonly onError: (error: unknown) => void
}

/** Centrifugo, controlled through its server API. */
export interface Centrifugo extends Realtime {
  /** The channels with a subscriber whose name starts with a prefix, on all of its nodes. */
  channels(prefix: string): Promise<readonly string[]>
}

/** The realtime engine for many connections: Centrifugo serves the clients, and this publishes to it. */
export function createCentrifugo(options: CentrifugoOptions): Centrifugo {
  const { randomId, now, schedule, onError } = options
  const api = createServerApi(options)
  const sender = createSender(api, PUBLISH_MS_MAX)
  const callApi = createApiRequest(api)
  let restsUntil = 0
  let isClosed = false

  async function send<M extends 'publish' | 'broadcast'>(method: M, request: object): Promise<ResultOf<M>> {
    if (isClosed) throw new RealtimeError('Realtime is closed.')
    return readReply(method, await sender.send({ [method]: request }))
  }

  async function position(channel: string): Promise<StreamPosition> {
    if (now() < restsUntil) return UNKNOWN
    try {
      return await callApi('history', { channel, limit: 0 })
    } catch (error) {
      if (isCode(error, UNKNOWN_CHANNEL) || isCode(error, NOT_AVAILABLE)) return NO_HISTORY
      // Pages are served without realtime too.
      restsUntil = now() + REST_MS
      onError(error)
      return UNKNOWN
    }
  }

  return {
    publish: (channel, data, publish) => send('publish', { channel, ...described(data, publish, randomId) }),
    async broadcast(channels, data, publish) {
      if (channels.length === 0) return []
      const { responses } = await send('broadcast', { channels, ...described(data, publish, randomId) })
      return responses.map(({ error, result = NO_HISTORY }, i) => {
        if (error) throw refusal(`broadcast to ${channels[i]}`, error)
        return result
      })
    },
    position,
    disconnect: async (user, disconnect) => void (await callApi('disconnect', { user, disconnect })),
    async endSession(user) {
      const close = () => callApi('disconnect', { user, disconnect: DISCONNECTS.stateInvalidated })
      // Centrifugo does not check whether a session has ended: a client that returns with an old token is disconnected
      // once none of them is valid any more.
      schedule(LAST_TOKEN_MS, () => void close().catch(onError))
      await close()
    },
    unsubscribe: async (user, channel) => void (await callApi('unsubscribe', { user, channel })),
    async presenceStats(channel) {
      const { num_clients: numClients, num_users: numUsers } = await callApi('presence_stats', { channel })
      return { numClients, numUsers }
    },
    async channels(prefix) {
      const { channels } = await callApi('channels', { pattern: `${literal(prefix)}*` })
      return Object.keys(channels)
    },
    async info() {
      const { nodes } = await callApi('info', {})
      return nodes.map(infoOf)
    },
    async close() {
      isClosed = true
      await sender.idle()
    },
  }
}

function createApiRequest(api: ReturnType<typeof createServerApi>) {
  /** Sends one command at once, in parallel with publications. Repeating any of these commands is harmless. */
  return async function callApi<M extends Exclude<ServerApiMethod, 'publish' | 'broadcast'>>(
    method: M,
    request: object,
  ): Promise<ResultOf<M>> {
    const commands = [{ [method]: request } as ServerApiCommand]
    const [reply] = await api(commands, API_REQUEST_MS_MAX).catch(() => api(commands, API_REQUEST_MS_MAX))
    return readReply(method, reply)
  }
}

function isCode(error: unknown, code: number): boolean {
  return error instanceof RealtimeError && error.code === code
}

/** Escapes a text for a pattern that matches only itself. */
function literal(text: string): string {
  return text.replace(/[\\*?[\]{}!,-]/g, '\\$&')
}

/** Adds an idempotency key: after a repeated request, the first one may or may not have arrived. */
function described(data: unknown, publish: PublishOptions | undefined, randomId: () => string): object {
  const { tags, idempotencyKey = randomId(), version, versionEpoch } = publish ?? {}
  return { data, tags, idempotency_key: idempotencyKey, version, version_epoch: versionEpoch }
}

function infoOf(node: ResultOf<'info'>['nodes'][number]) {
  return {
    uid: node.uid,
    numClients: node.num_clients,
    numUsers: node.num_users,
    numSubscriptions: node.num_subs,
    numChannels: node.num_channels,
    uptimeSeconds: node.uptime,
  }
}
