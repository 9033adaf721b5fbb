import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { isAllowed } from '../../../namespaces.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Handles a publication from a client, where the namespace lets its subscribers publish. */
export function handlePublish(session: HubClient, request: RequestOf<'publish'>): CommandOutcome {
  const { channels, namespaceOf } = session.hub
  const { channel = '', data } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if (data === undefined) return refuseCommand(ERRORS.badRequest)
  if ((request.type ?? 0) > 0) return refuseCommand(ERRORS.notAvailable)
  const namespace = namespaceOf(channel)
  if (namespace === undefined) return refuseCommand(ERRORS.unknownChannel)
  if (!isAllowed(namespace.publish, session.user, session.subscriptions.has(channel)))
    return refuseCommand(ERRORS.permissionDenied)
  channels.publish(channel, JSON.stringify(data), { info: session.clientInfo })
  return result({})
}
