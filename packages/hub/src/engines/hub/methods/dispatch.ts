import { hangUp, refuseCommand } from '../../../protocol/answer.ts'
import type { CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { CommandOf, Method, RequestOf } from '../../../protocol/commands.ts'
import { handleConnect } from './handleConnect.ts'
import { handleHistory } from './handleHistory.ts'
import { handlePresence, handlePresenceStats } from './handlePresence.ts'
import { handlePublish } from './handlePublish.ts'
import { handleRefresh } from './handleRefresh.ts'
import { handleSubRefresh } from './handleSubRefresh.ts'
import { handleSubscribe } from './handleSubscribe.ts'
import { handleUnsubscribe } from './handleUnsubscribe.ts'
import type { HubClient } from '../connections/hubClient.ts'

type Handlers = { readonly [M in Method]: (session: HubClient, request: RequestOf<M>) => CommandOutcome }

const HANDLERS: Handlers = {
  connect: handleConnect,
  refresh: handleRefresh,
  subscribe: handleSubscribe,
  sub_refresh: handleSubRefresh,
  unsubscribe: handleUnsubscribe,
  publish: handlePublish,
  presence: handlePresence,
  presence_stats: handlePresenceStats,
  history: handleHistory,
  // The product has no calls over realtime: calls use HTTP. Centrifugo without a proxy answers the same.
  rpc: () => refuseCommand(ERRORS.notAvailable),
  send: () => hangUp(DISCONNECTS.notAvailable),
}

/** Runs one command of a connected client. */
export function dispatch<M extends Method>(session: HubClient, command: CommandOf<M>): CommandOutcome {
  return HANDLERS[command.method](session, command.request)
}
