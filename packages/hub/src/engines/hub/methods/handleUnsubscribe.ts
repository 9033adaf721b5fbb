import { hangUp, result } from '../../../protocol/answer.ts'
import type { CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Leaves a channel. Never an error, whether it is open or not, because the client would reconnect after one. */
export function handleUnsubscribe(
  session: HubClient,
  { channel = '' }: RequestOf<'unsubscribe'>,
): CommandOutcome {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  session.subscriptions.leave(channel)
  return result({})
}
