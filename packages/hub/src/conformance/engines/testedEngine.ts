import { Centrifuge } from 'centrifuge'
import type { Options, TransportName } from 'centrifuge'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { TEST_AUDIENCE } from './configuration.ts'
import type { Realtime } from '../../realtime.ts'
import { TestEventSource } from '../../testing/TestEventSource.ts'
import { signConnectionToken, signSubscriptionToken } from '../../tokens/signTokens.ts'

const HOUR_MS = 3_600_000

/** A running engine of either kind: the conformance suite knows nothing else about it. */
export interface TestedEngine {
  readonly realtime: Realtime & {
    channels(prefix: string): readonly string[] | Promise<readonly string[]>
  }
  /** Address for clients: `127.0.0.1:<port>`. */
  readonly host: string
  readonly tokenSecret: string
}

export const TRANSPORTS = ['websocket', 'http_stream', 'sse'] as const
export type TestedTransport = (typeof TRANSPORTS)[number]

let names = 0
/** A name that no other test of this run uses, because all tests share one engine. */
export function fresh(prefix: string): string {
  names += 1
  return `${prefix}${process.pid}-${names}`
}

/** An unmodified official client, not yet connected, which is closed after the test. */
export function openClient(
  { host }: TestedEngine,
  transport: TestedTransport = 'websocket',
  options: Partial<Options> = {},
): Centrifuge {
  const scheme = transport === 'websocket' ? 'ws' : 'http'
  const endpoint = `${scheme}://${host}/connection/${transport}`
  const client = new Centrifuge([{ transport: transport as TransportName, endpoint }], {
    websocket: WebSocket,
    eventsource: TestEventSource,
    emulationEndpoint: `http://${host}/emulation`,
    minReconnectDelay: 5,
    maxReconnectDelay: 20,
    ...options,
  })
  onTestFinished(() => client.disconnect())
  return client
}

/** A connection token; a negative time creates an expired one. */
export function connectionToken(
  { tokenSecret: secret }: TestedEngine,
  user: string,
  more: { readonly ttlMs?: number; readonly audience?: string; readonly opensForMs?: number } = {},
): Promise<string> {
  const { ttlMs = HOUR_MS, opensForMs, audience = TEST_AUDIENCE } = more
  const opensUntil = opensForMs === undefined ? {} : { opensUntil: Date.now() + opensForMs }
  const expiresAt = Date.now() + ttlMs
  return signConnectionToken({ secret, audience, user, session: `of ${user}`, expiresAt, ...opensUntil })
}

export function subscriptionToken(
  { tokenSecret: secret }: TestedEngine,
  user: string,
  channel: string,
  ttlMs = HOUR_MS,
): Promise<string> {
  return signSubscriptionToken({
    secret,
    audience: TEST_AUDIENCE,
    user,
    channel,
    expiresAt: Date.now() + ttlMs,
  })
}
