import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { tokenLifetime } from '../connections/tokenLifetime.ts'
import { HUB_VERSION } from '../../../protocol/version.ts'
import { openSubscription } from './openSubscription.ts'
import { readSince } from '../../../protocol/readSince.ts'
import type { HubClient } from '../connections/hubClient.ts'
import type { ConnectionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

const ANONYMOUS: ConnectionClaims = {
  user: '',
  session: undefined,
  expiresAt: undefined,
  info: undefined,
  channels: new Map(),
}

/**
 * Handles the first command, which identifies the client. A bad token is terminal; after an expired one the client
 * fetches a new one.
 */
export function handleConnect(session: HubClient, request: RequestOf<'connect'>): CommandOutcome {
  const { hub } = session
  if (session.connected) return hangUp(DISCONNECTS.badRequest)
  if (request.token === undefined || request.token === '')
    return hub.allowAnonymous ? welcome(session, ANONYMOUS, request) : hangUp(DISCONNECTS.badRequest)
  return hub.tokens.connection(request.token).then(token => () => judge(session, token, request))
}

function judge(
  session: HubClient,
  token: Verified<ConnectionClaims>,
  request: RequestOf<'connect'>,
): CommandAnswer {
  switch (token.kind) {
    case 'expired':
      return refuseCommand(ERRORS.tokenExpired)
    case 'invalid':
      return hangUp(DISCONNECTS.invalidToken)
    case 'valid':
      return welcome(session, token.claims, request)
  }
}

function welcome(session: HubClient, claims: ConnectionClaims, request: RequestOf<'connect'>): CommandAnswer {
  const { clock, limits, namespaceOf, nodeId } = session.hub
  if (claims.channels.size > limits.channelsPerClient) return hangUp(DISCONNECTS.channelLimit)
  const channels = [...claims.channels]
  if (channels.some(([channel]) => namespaceOf(channel) === undefined))
    return refuseCommand(ERRORS.unknownChannel)
  session.identify(claims)
  const subs = channels.map(([channel, claims]) => {
    const since = readSince(request.subs?.[channel], 'recover')
    return `${JSON.stringify(channel)}:${openSubscription(session.hub, session, channel, { ...claims, since })}`
  })
  const reply = JSON.stringify({
    client: session.client,
    version: HUB_VERSION,
    ...tokenLifetime(clock, claims.expiresAt),
    ping: limits.pingMs / 1000,
    pong: true,
    ...(session.transport.emulated && { session: session.id, node: nodeId }),
  })
  const body = subs.length === 0 ? reply : `${reply.slice(0, -1)},"subs":{${subs.join(',')}}}`
  return result(body, () => {
    for (const [channel] of channels) session.subscriptions.announce(channel)
  })
}
