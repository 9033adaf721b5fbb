import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { refusalOfToken, refusalWithoutToken } from './channelAccess.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { hasLost, openSubscription } from './openSubscription.ts'
import type { OpenRequest } from './openSubscription.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Request flag: answer error 112 instead of a subscription that did not recover. */
const REJECT_UNRECOVERED = 2

/** Opens a channel. The decision is made first; subscribing and replying are then one step. */
export function handleSubscribe(session: HubClient, request: RequestOf<'subscribe'>): CommandOutcome {
  const { channel = '', token = '' } = request
  const refusal = refusalOfRequest(session, request)
  if (refusal !== undefined) return refusal
  const visitor = { user: session.user, channel }
  if (token === '') {
    const denied = refusalWithoutToken(visitor, session.hub.namespaceOf(channel)!)
    return denied ?? open(session, request, {})
  }
  return session.hub.tokens.subscription(token).then(verified => () => {
    const denied = refusalOfToken(visitor, verified)
    if (denied !== undefined || verified.kind !== 'valid')
      return denied ?? refuseCommand(ERRORS.permissionDenied)
    const { expiresAt, info, data, override } = verified.claims
    return open(session, request, { expiresAt, info, data, override })
  })
}

/** Checks a request regardless of its sender. */
function refusalOfRequest(session: HubClient, request: RequestOf<'subscribe'>): CommandAnswer | undefined {
  const { limits, namespaceOf } = session.hub
  const { channel = '', delta = '' } = request
  if (channel === '' || (delta !== '' && delta !== 'fossil')) return hangUp(DISCONNECTS.badRequest)
  // Types 1 and up are map and shared-poll subscriptions, which this hub does not have.
  if ((request.type ?? 0) > 0) return refuseCommand(ERRORS.notAvailable)
  if (channel.length > limits.channelNameLength || !isAscii(channel) || request.tf !== undefined)
    return refuseCommand(ERRORS.badRequest)
  if (session.subscriptions.has(channel)) return refuseCommand(ERRORS.alreadySubscribed)
  if (session.subscriptions.size >= limits.channelsPerClient) return refuseCommand(ERRORS.limitExceeded)
  if (namespaceOf(channel) === undefined) return refuseCommand(ERRORS.unknownChannel)
  return undefined
}

function open(session: HubClient, request: RequestOf<'subscribe'>, token: OpenRequest): CommandAnswer {
  const { clock } = session.hub
  const { channel = '', recover = false, offset = 0, epoch = '', flag = 0 } = request
  const { expiresAt } = token
  if (expiresAt !== undefined && expiresAt <= clock.now()) return refuseCommand(ERRORS.expired)
  const { delta, recoverable, positioned, join_leave: joinLeave } = request
  const since = recover ? { offset, epoch } : undefined
  const wanted = { ...token, since, delta, recoverable, positioned, joinLeave }
  if ((flag & REJECT_UNRECOVERED) !== 0 && hasLost(session.hub, channel, wanted))
    return refuseCommand(ERRORS.unrecoverablePosition)
  const body = openSubscription(session.hub, session, channel, wanted)
  return result(body, () => session.subscriptions.announce(channel))
}

/** Centrifugo accepts only ASCII names, so any other name would fail there. */
function isAscii(name: string): boolean {
  return Buffer.byteLength(name) === name.length
}
