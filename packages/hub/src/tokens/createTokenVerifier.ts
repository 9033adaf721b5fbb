import { errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import type { HubClock } from '../clock.ts'
import type { EndedSessions } from './endedSessions.ts'
import type { Namespace } from '../namespaces.ts'

/** A token's claims for one channel. */
export interface ChannelClaims {
  /** Data for the client. */
  readonly data?: unknown
  /** Information for the other clients in the channel. */
  readonly info?: unknown
  /** Overrides of the channel's namespace. */
  readonly override?: Partial<Namespace>
}

/** The claims of a connection token. */
export interface ConnectionClaims {
  readonly user: string
  /** The sign-in session it belongs to; undefined where it has none. */
  readonly session: string | undefined
  /** Epoch milliseconds; undefined where the connection does not expire. */
  readonly expiresAt: number | undefined
  readonly info: unknown
  /** Channels the server subscribes the client to, with data for the client. */
  readonly channels: ReadonlyMap<string, ChannelClaims>
}

/** The claims of a subscription token. */
export interface SubscriptionClaims extends ChannelClaims {
  readonly user: string
  readonly session: string | undefined
  readonly channel: string
  readonly expiresAt: number | undefined
}

export type Verified<Claims> =
  | { readonly kind: 'valid'; readonly claims: Claims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

export interface TokenVerifier {
  connection(token: string): Promise<Verified<ConnectionClaims>>
  subscription(token: string): Promise<Verified<SubscriptionClaims>>
}

/**
 * Verifies HS256 tokens. The algorithm is fixed: the token's own header is ignored. A token of an ended session is
 * treated as expired: the client requests another, with its present session.
 */
export function createTokenVerifier(
  clock: HubClock,
  secret: string,
  audience: string | undefined,
  ended: EndedSessions,
): TokenVerifier {
  const key = new TextEncoder().encode(secret)
  async function verify<Claims extends { readonly session: string | undefined }>(
    token: string,
    read: (payload: JWTPayload) => Claims | undefined,
  ): Promise<Verified<Claims>> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(clock.now()),
        ...(audience !== undefined && { audience }),
      })
      const claims = read(payload)
      if (claims === undefined) return { kind: 'invalid' }
      return ended.has(claims.session) ? { kind: 'expired' } : { kind: 'valid', claims }
    } catch (error) {
      if (error instanceof errors.JWTExpired || isTooEarly(error)) return { kind: 'expired' }
      if (error instanceof errors.JOSEError) return { kind: 'invalid' }
      throw error
    }
  }
  return {
    connection: token => verify(token, readConnection),
    subscription: token => verify(token, readSubscription),
  }
}

/** A token from a clock ahead of ours will become valid, so the client may request another and try again. */
function isTooEarly(error: unknown): boolean {
  return error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf'
}

function readConnection(payload: JWTPayload): ConnectionClaims | undefined {
  const { sub: user = '', session, info, channels: names = [], subs = {} } = payload
  if (typeof user !== 'string' || !isName(session) || !isStrings(names) || !isRecord(subs)) return undefined
  const channels = new Map<string, ChannelClaims>(names.map(name => [name, {}]))
  for (const [channel, options] of Object.entries(subs))
    channels.set(channel, isRecord(options) ? { ...options, override: overrideIn(options) } : {})
  return { user, session, expiresAt: endOf(payload), info, channels }
}

function readSubscription(payload: JWTPayload): SubscriptionClaims | undefined {
  const { sub: user = '', session, channel, info, data } = payload
  if (typeof user !== 'string' || !isName(session) || typeof channel !== 'string') return undefined
  return { user, session, channel, expiresAt: endOf(payload), info, data, override: overrideIn(payload) }
}

/** `expire_at` overrides `exp` as the end of the connection or subscription; 0 means that it does not end. */
function endOf({ exp, expire_at: override }: JWTPayload): number | undefined {
  const seconds = typeof override === 'number' ? override : exp
  return seconds === undefined || seconds === 0 ? undefined : seconds * 1000
}

/** `override` holds namespace options in Centrifugo's names, each as `{"value": true}` or false. */
function overrideIn({ override }: Readonly<Record<string, unknown>>): Partial<Namespace> {
  if (!isRecord(override)) return {}
  const readFlag = (name: string): boolean | undefined => {
    const option = override[name]
    return isRecord(option) && typeof option['value'] === 'boolean' ? option['value'] : undefined
  }
  const [recovery, positioning] = [readFlag('force_recovery'), readFlag('force_positioning')]
  const [joinLeave, toAll] = [readFlag('join_leave'), readFlag('force_push_join_leave')]
  return {
    ...(recovery === true && { recovery: 'stream', recoverable: 'everyone' }),
    ...(recovery === false && { recovery: 'none' }),
    ...(positioning !== undefined && { positioned: positioning ? 'everyone' : 'nobody' }),
    ...(joinLeave !== undefined && { joinLeave: joinLeave ? 'on-request' : 'nobody' }),
    ...(toAll === true && { joinLeave: 'everyone' }),
  }
}

function isName(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}
