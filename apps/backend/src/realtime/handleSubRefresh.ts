import { hangUp, refuse, result } from './answer.ts'
import type { Outcome } from './answer.ts'
import { refusalOfToken } from './channelAccess.ts'
import { DISCONNECTS, ERRORS } from './codes.ts'
import type { RequestOf } from './commands.ts'
import { lifetime } from './lifetime.ts'
import type { Session } from './session.ts'

/** A fresh token for an open channel. */
export function handleSubRefresh(session: Session, request: RequestOf<'sub_refresh'>): Outcome {
  const { channel = '', token = '' } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if ((request.type ?? 0) > 0) return refuse(ERRORS.notAvailable)
  if (!session.subscriptions.has(channel)) return refuse(ERRORS.permissionDenied)
  // A channel that was entered without a token, or with one that does not end, has nothing to refresh.
  if (!session.subscriptions.expires(channel)) return hangUp(DISCONNECTS.badRequest)
  if (token === '') return refuse(ERRORS.badRequest)
  return session.hub.tokens.subscription(token).then(verified => () => {
    const denied = refusalOfToken({ user: session.user, channel }, verified)
    if (denied !== undefined || verified.kind !== 'valid') return denied ?? refuse(ERRORS.permissionDenied)
    const { expiresAt } = verified.claims
    session.subscriptions.renew(channel, expiresAt)
    return result(lifetime(session.hub.clock, expiresAt))
  })
}
