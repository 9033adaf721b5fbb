import { hangUp, refuse, result } from '../../../protocol/answer.ts'
import type { Outcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { isAllowed } from '../../../namespaces.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Handles a publication from a client, where the namespace lets its subscribers publish. */
export function handlePublish(session: HubClient, request: RequestOf<'publish'>): Outcome {
  const { channels, namespaceOf } = session.hub
  const { channel = '', data } = request
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  if (data === undefined) return refuse(ERRORS.badRequest)
  if ((request.type ?? 0) > 0) return refuse(ERRORS.notAvailable)
  const namespace = namespaceOf(channel)
  if (namespace === undefined) return refuse(ERRORS.unknownChannel)
  if (!isAllowed(namespace.publish, session.user, session.subscriptions.has(channel)))
    return refuse(ERRORS.permissionDenied)
  channels.publish(channel, JSON.stringify(data), { info: session.clientInfo })
  return result({})
}
