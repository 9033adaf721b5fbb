import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import type { SnapshotPosition } from '@touchline/live'

export type MatchPage = {
  readonly matches: readonly Match[]
  readonly total: number
  /** Position of the snapshot in the locale's stream. */
  readonly stream: SnapshotPosition
}

export type MatchMarkets = {
  readonly markets: readonly Market[]
  /** Version of the match these markets belong to. */
  readonly version: number
  /** Whether these are all markets: a missing one is no longer offered. */
  readonly isWhole: boolean
  readonly stream: SnapshotPosition
}
