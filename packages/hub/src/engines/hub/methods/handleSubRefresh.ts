import { hangUp, refuse, result } from '../../../protocol/answer.ts'
import type { Answer, Outcome } from '../../../protocol/answer.ts'
import { refusalOfToken } from './channelAccess.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { lifetime } from '../connections/lifetime.ts'
import type { HubClient } from '../connections/hubClient.ts'
import type { SubscriptionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

/** Handles a fresh token for an open channel. */
export function handleSubRefresh(session: HubClient, request: RequestOf<'sub_refresh'>): Outcome {
  const { channel = '', token = '' } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if ((request.type ?? 0) > 0) return refuse(ERRORS.notAvailable)
  if (!session.subscriptions.has(channel)) return refuse(ERRORS.permissionDenied)
  if (token === '') return refuse(ERRORS.badRequest)
  return session.hub.tokens.subscription(token).then(verified => () => renew(session, channel, verified))
}

/**
 * An expired token makes the client reconnect and fetch another (3006), because an error here would be final. An
 * invalid one ends the connection for good, like an invalid connection token.
 */
function renew(session: HubClient, channel: string, token: Verified<SubscriptionClaims>): Answer {
  if (token.kind === 'expired') return hangUp(DISCONNECTS.subscriptionExpired)
  if (token.kind === 'invalid') return hangUp(DISCONNECTS.invalidToken)
  const denied = refusalOfToken({ user: session.user, channel }, token)
  if (denied !== undefined) return denied
  const { expiresAt } = token.claims
  session.subscriptions.renew(channel, expiresAt)
  return result(lifetime(session.hub.clock, expiresAt))
}
