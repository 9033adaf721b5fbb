import { hangUp, refuse, result } from '../../../protocol/answer.ts'
import type { Answer, Outcome } from '../../../protocol/answer.ts'
import { refusalOfToken } from './channelAccess.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { lifetime } from '../connections/lifetime.ts'
import type { HubClient } from '../connections/hubClient.ts'
import type { SubscriptionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

/** A fresh token for an open channel. */
export function handleSubRefresh(session: HubClient, request: RequestOf<'sub_refresh'>): Outcome {
  const { channel = '', token = '' } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if ((request.type ?? 0) > 0) return refuse(ERRORS.notAvailable)
  if (!session.subscriptions.has(channel)) return refuse(ERRORS.permissionDenied)
  if (token === '') return refuse(ERRORS.badRequest)
  return session.hub.tokens.subscription(token).then(verified => () => renew(session, channel, verified))
}

/**
 * A token that has ended makes the client come back and fetch another (3006): an error here would be final. A bad one
 * ends the connection for good, as a bad token of a connection does.
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
