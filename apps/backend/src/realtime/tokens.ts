import { SignJWT } from 'jose'

/** Whom realtime tokens are for, unless the hub is told otherwise. Another service's token opens nothing here. */
export const TOKEN_AUDIENCE = 'sportsbook-rt'

/**
 * How long a token of a player is taken. A client asks for one right before it is used, and what it opens lasts longer
 * than the token (`opensUntil`): a token that was copied is worth nothing soon after the session it is of.
 */
export const PLAYER_TOKEN_MS = 30_000

interface TokenOptions {
  /** The secret shared with the engine that checks the token (HS256). */
  readonly secret: string
  readonly audience?: string
  /** The user the token is for; the empty string is an anonymous visitor. */
  readonly user: string
  /** The sign-in session it was made for, by a name that opens nothing. */
  readonly session?: string
  /** Epoch milliseconds; the token's precision is whole seconds, rounded down. */
  readonly expiresAt: number
  /** When what it opens ends, in epoch milliseconds; without it when the token does. */
  readonly opensUntil?: number
}

/** A token with which a client connects as `user`. Both engines accept it. */
export function mintConnectionToken(options: TokenOptions): Promise<string> {
  return sign({}, options)
}

/** A token that lets `user` subscribe to one channel; the only way into a `$` channel. */
export function mintSubscriptionToken(options: TokenOptions & { readonly channel: string }): Promise<string> {
  return sign({ channel: options.channel }, options)
}

function sign(
  claims: Record<string, string>,
  { secret, audience = TOKEN_AUDIENCE, user, session, expiresAt, opensUntil }: TokenOptions,
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
