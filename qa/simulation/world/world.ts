import type pg from 'pg'
import type { createReceipts } from '@touchline/backend/parts'
import type { Agenda, Quiet, Random, Trace, Turnstile } from '@touchline/testkit'
import type { Defect } from '../planted/defect.ts'
import type { BackendLife } from './backendLife.ts'
import type { FaultCounts } from './faults.ts'
import type { WorldFeed } from './feed.ts'
import type { Witness } from './witness.ts'
import type { Streams } from './streams.ts'

/** How frequent faults are. Shares of 0 to 1. */
export interface Weather {
  /** Requests, and answers, that never arrive. */
  loss: number
  repeats: number
  /** Maximum delay of a message in virtual milliseconds. */
  delayMax: number
  /** Crashes per commit. */
  crashes: number
  /** Publications that a connection misses. */
  gaps: number
  /** Events that the feed learns of seconds after they happened. */
  late: number
}

/** Everything of one seed that its parts share. */
export interface World {
  readonly seed: number
  readonly agenda: Agenda
  readonly quiet: Quiet
  readonly random: Random
  readonly trace: Trace
  readonly faults: FaultCounts
  readonly turnstile: Turnstile
  readonly observer: pg.Client
  readonly streams: Streams
  readonly feed: WorldFeed
  readonly weather: Weather
  readonly witness: Witness
  /** The planted defect of this run; usually none. */
  readonly defect: Defect | undefined
  /** Signs the receipts of accepted bets. */
  readonly receipts: ReturnType<typeof createReceipts>
  backend: BackendLife | undefined
}
