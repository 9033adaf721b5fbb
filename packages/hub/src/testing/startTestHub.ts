import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Centrifuge } from 'centrifuge'
import type { Options, Subscription, SubscriptionOptions, TransportName } from 'centrifuge'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { ManualClock } from './ManualClock.ts'
import { attachRealtime, createHub, signConnectionToken, signSubscriptionToken } from '../index.ts'
import type { Hub, HubOptions, Namespaces } from '../index.ts'
import { TestEventSource } from './TestEventSource.ts'

export const TRANSPORTS = ['websocket', 'http_stream', 'sse'] as const
type TestTransport = (typeof TRANSPORTS)[number]

export const SECRET = 'a secret of the tests, long enough for HS256'

/** The audience of the tokens of these tests. */
export const AUDIENCE = 'sportsbook-rt'

/** Namespaces as in a product, and one for each option that those do not use. */
const NAMESPACES: Namespaces = {
  locale: { subscribe: 'anyone', historySize: 600, historyTtlMs: 60_000, recovery: 'stream' },
  match: { subscribe: 'anyone', historySize: 100, historyTtlMs: 120_000, recovery: 'stream' },
  user: { subscribe: 'token-only', historySize: 100, historyTtlMs: 3_600_000, recovery: 'stream' },
  '': { subscribe: 'anyone', publish: 'subscribers', presence: 'subscribers' },
  open: {
    subscribe: 'anyone',
    publish: 'subscribers',
    historySize: 100,
    historyTtlMs: 60_000,
    recovery: 'stream',
    readHistory: 'subscribers',
  },
  small: {
    subscribe: 'anyone',
    historySize: 2,
    historyTtlMs: 60_000,
    recovery: 'stream',
    readHistory: 'subscribers',
  },
  delta: {
    subscribe: 'anyone',
    publish: 'subscribers',
    historySize: 20,
    historyTtlMs: 8_000,
    recovery: 'stream',
    readHistory: 'subscribers',
    allowedDeltaTypes: ['fossil'],
  },
  latest: { subscribe: 'anyone', historySize: 5, historyTtlMs: 60_000, recovery: 'cache' },
  lounge: { subscribe: 'anyone', presence: 'subscribers', joinLeave: 'everyone' },
  choice: {
    subscribe: 'anyone',
    historySize: 10,
    historyTtlMs: 60_000,
    recovery: 'stream',
    recoverable: 'on-request',
    positioned: 'on-request',
    presence: 'subscribers',
    joinLeave: 'on-request',
  },
  lobby: {
    subscribe: 'anyone',
    publish: 'anyone',
    presence: 'anyone',
    readHistory: 'anyone',
    historySize: 10,
    historyTtlMs: 60_000,
  },
  team: { subscribe: 'anyone', userLimited: true },
  members: { subscribe: 'signed-in' },
}

/** A hub on a real server, with a clock that only the test moves. */
export interface TestHub {
  readonly hub: Hub
  readonly clock: ManualClock
  /** `127.0.0.1:<port>` */
  readonly host: string
  /** An unmodified official client on one transport, not yet connected; `through` is another address of the hub. */
  readonly client: (transport: TestTransport, options?: Partial<Options>, through?: string) => Centrifuge
  readonly connectionToken: (user: string, ttlMs?: number) => Promise<string>
  readonly subscriptionToken: (user: string, channel: string, ttlMs?: number) => Promise<string>
  /** Stops the server; its clients stay open and reconnect. */
  readonly stopServer: () => Promise<void>
}

export async function startTestHub(options: Partial<HubOptions> = {}, port = 0): Promise<TestHub> {
  const clock = new ManualClock()
  const hub = createHub({
    clock,
    randomId: randomUUID,
    tokenSecret: SECRET,
    tokenAudience: AUDIENCE,
    allowedOrigins: ['https://shop.example'],
    namespaces: NAMESPACES,
    logger: { debug: () => undefined, error: fail },
    ...options,
  })
  // Clients open sockets in advance; one without a request yet counts as busy and would delay the close.
  const app = Fastify({ forceCloseConnections: true })
  await attachRealtime(app, hub)
  await app.listen({ host: '127.0.0.1', port })
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const clients: Centrifuge[] = []
  onTestFinished(async () => {
    for (const client of clients) client.disconnect()
    await app.close()
  })
  return {
    hub,
    clock,
    host,
    client(transport, clientOptions, through = host) {
      const client = createClient(through, transport, clientOptions)
      clients.push(client)
      return client
    },
    connectionToken: (user, ttlMs = 3_600_000) =>
      signConnectionToken({ secret: SECRET, audience: AUDIENCE, user, expiresAt: clock.now() + ttlMs }),
    subscriptionToken: (user, channel, ttlMs = 3_600_000) =>
      signSubscriptionToken({
        secret: SECRET,
        audience: AUDIENCE,
        user,
        channel,
        expiresAt: clock.now() + ttlMs,
      }),
    stopServer: () => app.close(),
  }
}

/** Fails the test: the hub may refuse requests, but must not log errors. */
function fail(fields: object, message: string): void {
  throw new Error(message, { cause: fields })
}

function createClient(host: string, transport: TestTransport, options: Partial<Options> = {}): Centrifuge {
  const scheme = transport === 'websocket' ? 'ws' : 'http'
  const endpoint = {
    transport: transport as TransportName,
    endpoint: `${scheme}://${host}/connection/${transport}`,
  }
  return new Centrifuge([endpoint], {
    websocket: WebSocket,
    eventsource: TestEventSource,
    emulationEndpoint: `http://${host}/emulation`,
    minReconnectDelay: 5,
    maxReconnectDelay: 20,
    ...options,
  })
}

type Listener = (context: never) => void
interface Emitter {
  once(event: never, listener: Listener): unknown
  on(event: never, listener: Listener): unknown
}

/** The next event of a kind. */
export function next<Context>(emitter: Emitter, event: string): Promise<Context> {
  return new Promise(resolve => emitter.once(event as never, resolve as Listener))
}

/** Collects everything a subscription publishes from now on; resolves after a number of publications. */
export function collect(subscription: Subscription): {
  readonly data: unknown[]
  until(count: number): Promise<unknown[]>
} {
  const data: unknown[] = []
  let check = (): void => undefined
  subscription.on('publication', context => {
    data.push(context.data)
    check()
  })
  return {
    data,
    until: count =>
      new Promise(resolve => {
        check = () => data.length >= count && resolve(data)
        check()
      }),
  }
}

/** Connects and waits until the server accepted. */
export async function connected(client: Centrifuge): Promise<Centrifuge> {
  client.connect()
  await client.ready(5_000)
  return client
}

/** Subscribes and waits until the server accepted. */
export async function subscribed(
  client: Centrifuge,
  channel: string,
  options?: Partial<SubscriptionOptions>,
): Promise<Subscription> {
  const subscription = client.newSubscription(channel, options)
  subscription.subscribe()
  await subscription.ready(5_000)
  return subscription
}
