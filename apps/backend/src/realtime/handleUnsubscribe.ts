import { hangUp, result } from './answer.ts'
import type { Outcome } from './answer.ts'
import { DISCONNECTS } from './codes.ts'
import type { RequestOf } from './commands.ts'
import type { HubClient } from './hubClient.ts'

/** Leaves a channel. Never an error, open or not: the client would reconnect because of it. */
export function handleUnsubscribe(session: HubClient, { channel = '' }: RequestOf<'unsubscribe'>): Outcome {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  session.subscriptions.leave(channel)
  return result({})
}
