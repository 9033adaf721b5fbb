import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { refusalOfToken } from './channelAccess.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { tokenLifetime } from '../connections/tokenLifetime.ts'
import type { HubClient } from '../connections/hubClient.ts'
import type { SubscriptionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

/** Handles a fresh token for an open channel. */
export function handleSubRefresh(session: HubClient, request: RequestOf<'sub_refresh'>): CommandOutcome {
  const { channel = '', token = '' } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if ((request.type ?? 0) > 0) return refuseCommand(ERRORS.notAvailable)
  if (!session.subscriptions.has(channel)) return refuseCommand(ERRORS.permissionDenied)
  if (token === '') return refuseCommand(ERRORS.badRequest)
  return session.hub.tokens.subscription(token).then(verified => () => renew(session, channel, verified))
}

/**
 * An expired token makes the client reconnect and fetch another (3006), because an error here would be final. An
 * invalid one ends the connection for good, like an invalid connection token.
 */
function renew(session: HubClient, channel: string, token: Verified<SubscriptionClaims>): CommandAnswer {
  if (token.kind === 'expired') return hangUp(DISCONNECTS.subscriptionExpired)
  if (token.kind === 'invalid') return hangUp(DISCONNECTS.invalidToken)
  const denied = refusalOfToken({ user: session.user, channel }, token)
  if (denied !== undefined) return denied
  const { expiresAt } = token.claims
  session.subscriptions.renew(channel, expiresAt)
  return result(tokenLifetime(session.hub.clock, expiresAt))
}
