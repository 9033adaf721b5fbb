import { channels, ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer, type Clock, type ApiSession } from '#api/http'
import { mintConnectionToken, mintSubscriptionToken, PLAYER_TOKEN_MS } from '#realtime'
import { realtimeNameOf } from './endSessions.ts'
import { tokensOf } from './sessionToken.ts'

/** A visitor's token identifies no player, so it may be valid for longer. */
const VISITOR_TOKEN_MS = 60 * 60_000
/** A player's token is valid this long, or until the session ends: then the page requests another. */
const OPEN_MS = 10 * 60_000

type TokenOptions = { readonly clock: Clock; readonly secret: string }

/** Tokens for realtime: they identify the client and authorize private channels (spec sections 6 and 7.1). */
export function registerRealtimeTokens(server: ApiServer, { clock, secret }: TokenOptions): void {
  const ofPlayer = ({ playerId, tokenHash, expiresAt }: ApiSession) => ({
    secret,
    user: playerId,
    session: realtimeNameOf(tokenHash),
    expiresAt: clock.now() + PLAYER_TOKEN_MS,
    opensUntil: Math.min(clock.now() + OPEN_MS, expiresAt),
  })

  registerCall(server, 'getRealtimeToken', async ({ session, request }) => {
    if (session) return answer({ token: await mintConnectionToken(ofPlayer(session)) })
    // A page whose session has ended must find out: its player's connection could not continue with a visitor's token.
    if (tokensOf(request).length > 0) return refuse(401, ERROR_CODES.unauthorized)
    const visitor = { secret, user: '', expiresAt: clock.now() + VISITOR_TOKEN_MS }
    return answer({ token: await mintConnectionToken(visitor) })
  })
  registerCall(server, 'authorizeChannels', async ({ session, body }) => {
    const own = channels.user(session.playerId)
    if (body.channels.some(channel => channel !== own)) return refuse(403, ERROR_CODES.forbidden)
    const token = await mintSubscriptionToken({ ...ofPlayer(session), channel: own })
    return answer({ channels: body.channels.map(channel => ({ channel, token })) })
  })
}
