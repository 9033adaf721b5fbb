import { SignJWT } from 'jose'

/** Whom realtime tokens are for, unless the hub is told otherwise. Another service's token opens nothing here. */
export const TOKEN_AUDIENCE = 'sportsbook-rt'

interface TokenOptions {
  /** The secret shared with the engine that checks the token (HS256). */
  readonly secret: string
  readonly audience?: string
  /** The user the token is for; the empty string is an anonymous visitor. */
  readonly user: string
  /** Epoch milliseconds; the token's precision is whole seconds, rounded down. */
  readonly expiresAt: number
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
  { secret, audience = TOKEN_AUDIENCE, user, expiresAt }: TokenOptions,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user)
    .setAudience(audience)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(new TextEncoder().encode(secret))
}
