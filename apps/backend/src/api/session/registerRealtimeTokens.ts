import { channels, ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer, type Clock } from '#api/http'
import { mintConnectionToken, mintSubscriptionToken } from '#realtime'

const CONNECTION_MS = 60 * 60_000
/** Short: a token outlives the session by at most this. */
const SUBSCRIPTION_MS = 10 * 60_000

type TokenDeps = { readonly clock: Clock; readonly secret: string }

/** Tokens for realtime: who connects, and which private channel is whose (spec sections 6 and 7.1). */
export function registerRealtimeTokens(server: ApiServer, { clock, secret }: TokenDeps): void {
  registerCall(server, 'getRealtimeToken', async ({ session }) =>
    answer({
      token: await mintConnectionToken({
        secret,
        user: session?.playerId ?? '',
        expiresAt: clock.now() + CONNECTION_MS,
      }),
    }),
  )
  registerCall(server, 'authorizeChannels', async ({ session, body }) => {
    const own = channels.user(session.playerId)
    if (body.channels.some(channel => channel !== own)) return refuse(403, ERROR_CODES.forbidden)
    const token = await mintSubscriptionToken({
      secret,
      user: session.playerId,
      channel: own,
      expiresAt: clock.now() + SUBSCRIPTION_MS,
    })
    return answer({ channels: body.channels.map(channel => ({ channel, token })) })
  })
}
