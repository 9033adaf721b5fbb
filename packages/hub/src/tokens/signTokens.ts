import { SignJWT } from 'jose'

/**
 * The maximum life of a token that names a sign-in session, in milliseconds. `endSession` of both engines relies on it:
 * after this time no token of an ended session is valid any more.
 */
export const SESSION_TOKEN_MS_MAX = 30_000

export interface TokenOptions {
  /** The secret shared with the engine that checks the token (HS256). */
  readonly secret: string
  /** The service that may accept the token: `tokenAudience` of the hub, `client.token.audience` of Centrifugo. */
  readonly audience: string
  /** The user the token is for; the empty string is an anonymous visitor. */
  readonly user: string
  /** The sign-in session it belongs to, by a name that grants no access. */
  readonly session?: string
  /** Epoch milliseconds; the token's precision is whole seconds, rounded down. */
  readonly expiresAt: number
  /** When the connection or subscription ends, in epoch milliseconds; by default with the token. */
  readonly opensUntil?: number
}

/** A token with which a client connects as `user`. Both engines accept it. */
export function signConnectionToken(options: TokenOptions): Promise<string> {
  return sign({}, options)
}

/** A token that lets `user` subscribe to one channel; required for every `$` channel. */
export function signSubscriptionToken(options: TokenOptions & { readonly channel: string }): Promise<string> {
  return sign({ channel: options.channel }, options)
}

function sign(
  claims: Record<string, string>,
  { secret, audience, user, session, expiresAt, opensUntil }: TokenOptions,
): Promise<string> {
  const more = {
    ...(session !== undefined && { session }),
    ...(opensUntil !== undefined && { expire_at: Math.floor(opensUntil / 1000) }),
  }
  return new SignJWT({ ...claims, ...more })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user)
    .setAudience(audience)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(new TextEncoder().encode(secret))
}
