export { createFrame, type Cell, type FrameBatch, type WritableCell } from './store/cell.ts'
export { notifyAll } from './store/notifyAll.ts'
export { createLiveStore, type LiveStore } from './store/liveStore.ts'
export type { LiveValues } from './store/liveValues.ts'
export { createShownViews } from './store/shownViews.ts'
export type { Shown } from './store/shown.ts'
export { createFreshnessBoard, type FreshnessBoard } from './freshness/freshnessBoard.ts'
export {
  createFreshnessWatch,
  type FreshnessWatch,
  type FreshnessWatchOptions,
  type Snapshot,
} from './freshness/freshnessWatch.ts'
export type { Join } from './joining/createJoins.ts'
export { olderPosition } from './joining/olderPosition.ts'
export type { Freshness } from '@touchline/domain/freshness'
export type {
  MarketsChange,
  MarketSeed,
  MatchChange,
  MatchSeed,
  Price,
  ProviderChange,
} from './store/types.ts'
export { readEvent, type Heartbeat, type LiveEvent } from './events/readEvent.ts'
export type { ConnectionStatus, RealtimeConnection, RealtimeOptions } from './connection/connectRealtime.ts'
export type { LineError, LineErrorKind } from './connection/lineError.ts'
export {
  createSubscriptions,
  type Cancel,
  type Schedule,
  type SnapshotPosition,
  type Subscriptions,
} from './subscriptions/subscriptions.ts'
