import {
  SESSION_TOKEN_MS_MAX,
  signConnectionToken,
  signSubscriptionToken,
  type TokenOptions,
} from '@touchline/hub'

/** The service that realtime tokens are for. A token for another service is refused. */
export const TOKEN_AUDIENCE = 'sportsbook-rt'

/**
 * How long a token of a player is valid, in milliseconds. A client fetches one right before it is used, and the
 * connection lasts longer than the token (`opensUntil`), so a copied token is worthless soon after its session ends.
 */
export const PLAYER_TOKEN_MS = SESSION_TOKEN_MS_MAX

type Claims = Omit<TokenOptions, 'audience'>

/** A token with which a client connects to realtime as `user`, for the hub and Centrifugo alike. */
export function mintConnectionToken(claims: Claims): Promise<string> {
  return signConnectionToken({ ...claims, audience: TOKEN_AUDIENCE })
}

/** A token that lets `user` subscribe to one channel; required for every `$` channel. */
export function mintSubscriptionToken(claims: Claims & { readonly channel: string }): Promise<string> {
  return signSubscriptionToken({ ...claims, audience: TOKEN_AUDIENCE })
}
