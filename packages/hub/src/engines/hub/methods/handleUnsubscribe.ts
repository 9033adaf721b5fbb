import { hangUp, result } from '../../../protocol/answer.ts'
import type { Outcome } from '../../../protocol/answer.ts'
import { DISCONNECTS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import type { HubClient } from '../connections/hubClient.ts'

/** Leaves a channel. Never an error, open or not: the client would reconnect because of it. */
export function handleUnsubscribe(session: HubClient, { channel = '' }: RequestOf<'unsubscribe'>): Outcome {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  session.subscriptions.leave(channel)
  return result({})
}
