export { systemClock, type HubClock } from './clock.ts'
export { createCentrifugo } from './engines/centrifugo/index.ts'
export type { HubOptions } from './engines/hub/createContext.ts'
export { createHub, type Hub } from './engines/hub/createHub.ts'
export type { HubLogger } from './engines/hub/hubContext.ts'
export { DEFAULT_LIMITS, type HubLimits } from './limits.ts'
export { createNamespaceOf, type Namespace, type Namespaces } from './namespaces.ts'
export type { Disconnect, NodeInfo, PublishOptions, Realtime, StreamPosition } from './realtime.ts'
export {
  SESSION_TOKEN_MS_MAX,
  signConnectionToken,
  signSubscriptionToken,
  type TokenOptions,
} from './tokens/signTokens.ts'
export { attachRealtime } from './transports/attachRealtime.ts'
