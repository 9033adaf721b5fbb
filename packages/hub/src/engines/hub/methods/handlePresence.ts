import { hangUp, refuseCommand, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { countMembers } from '../channels/countMembers.ts'
import { isAllowed } from '../../../namespaces.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Lists the clients in a channel. */
export function handlePresence(session: HubClient, { channel = '' }: RequestOf<'presence'>): CommandOutcome {
  const refusal = refusalOfPresence(session, channel)
  if (refusal !== undefined) return refusal
  const members = session.hub.channels.members(channel)
  return result({ presence: Object.fromEntries(members.map(({ info }) => [info.client, info])) })
}

/** Counts the clients in a channel. */
export function handlePresenceStats(
  session: HubClient,
  { channel = '' }: RequestOf<'presence_stats'>,
): CommandOutcome {
  const refusal = refusalOfPresence(session, channel)
  if (refusal !== undefined) return refusal
  const { numClients, numUsers } = countMembers(session.hub.channels.members(channel))
  return result({ num_clients: numClients, num_users: numUsers })
}

function refusalOfPresence(
  { hub, user, subscriptions }: HubClient,
  channel: string,
): CommandAnswer | undefined {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  const namespace = hub.namespaceOf(channel)
  if (namespace === undefined) return refuseCommand(ERRORS.unknownChannel)
  if (namespace.presence === 'off') return refuseCommand(ERRORS.notAvailable)
  const allowed = isAllowed(namespace.presence, user, subscriptions.has(channel))
  return allowed ? undefined : refuseCommand(ERRORS.permissionDenied)
}
