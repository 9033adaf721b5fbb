import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { isAllowed, hasHistory } from '../../../namespaces.ts'
import { readHistory } from '../channels/readHistory.ts'
import { readSince } from '../../../protocol/readSince.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Reads a channel's history: `limit` 0 returns the position alone, a negative one as much as allowed. */
export function handleHistory(session: HubClient, request: RequestOf<'history'>): CommandOutcome {
  const { channel = '', limit = 0, reverse = false } = request
  const refusal = refusalOfHistory(session, channel)
  if (refusal !== undefined) return refusal
  const { channels, limits } = session.hub
  const since = request.since === undefined ? undefined : readSince(request.since)
  if (request.since !== undefined && since === undefined) return hangUp(DISCONNECTS.badRequest)
  const most = limits.recoveredPublications
  const wanted = { since, reverse, limit: limit < 0 ? most : Math.min(limit, most) }
  const text = readHistory(channels.state(channel), wanted)
  return text === undefined ? refuseCommand(ERRORS.unrecoverablePosition) : result(text)
}

function refusalOfHistory(
  { hub, user, subscriptions }: HubClient,
  channel: string,
): CommandAnswer | undefined {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  const namespace = hub.namespaceOf(channel)
  if (namespace === undefined) return refuseCommand(ERRORS.unknownChannel)
  if (!hasHistory(namespace)) return refuseCommand(ERRORS.notAvailable)
  const allowed = isAllowed(namespace.readHistory, user, subscriptions.has(channel))
  return allowed ? undefined : refuseCommand(ERRORS.permissionDenied)
}
