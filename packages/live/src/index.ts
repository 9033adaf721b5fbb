export { createFrame, type Cell, type Frame, type WritableCell } from './store/cell.ts'
export { createLiveStore, type LiveStore } from './store/liveStore.ts'
export type {
  MarketsChange,
  MarketSeed,
  MatchChange,
  MatchSeed,
  Price,
  ProviderChange,
} from './store/types.ts'
export { readEvent, type Heartbeat, type LiveEvent } from './events/readEvent.ts'
export type { ConnectionStatus, RealtimeConnection } from './connection/connectRealtime.ts'
export {
  createSubscriptions,
  type Cancel,
  type Schedule,
  type StreamPosition,
  type Subscriptions,
} from './subscriptions/subscriptions.ts'
