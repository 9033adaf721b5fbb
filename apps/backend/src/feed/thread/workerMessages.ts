import type { FeedCommand } from '../feed.ts'
import type { SimulationOptions } from '../simulation/state.ts'

/** Start parameters of the feed's thread. */
export type FeedWorkerData = {
  readonly databaseUrl: string
  readonly seed: string
  readonly speed: number
  /** Milliseconds that the platform's clock is ahead of the machine's. */
  readonly clockOffset: number
} & Pick<SimulationOptions, 'drifts' | 'hasRacing'>

export type FeedOrder =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'command'; readonly command: FeedCommand }

/** An order to the thread; its answer has the same id. */
export type NumberedOrder = FeedOrder & { readonly id: number }

/** A message from the thread: the answer to an order, or a failure outside any order. */
export type FeedAnswer =
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
