import { MATCH_STATUS, type Provider } from '@touchline/domain/match'
import type { Database } from '#store'
import { buildCatalogue, type FeedCatalogue } from '../catalogue/buildCatalogue.ts'
import type { FeedClock } from '../feed.ts'
import type { EventRecord, MatchRecord } from '../match/matchRecord.ts'

const FIRST_MATCH_ID = 1_000_001

export type SimulationOptions = {
  readonly db: Database
  readonly clock: FeedClock
  /** Seed of the invented catalogue; a database that has a catalogue keeps it. */
  readonly seed: string
  /** Speed of match time relative to the platform's clock. */
  readonly speed: number
  /** Whether prices before kick-off drift; without it they change only when something happens. Default true. */
  readonly drifts?: boolean
  /** Whether there are races. Default true. */
  readonly hasRacing?: boolean
}

/** The simulation's state between two runs. */
export type SimulationState = {
  readonly db: Database
  readonly drifts: boolean
  readonly hasRacing: boolean
  /** The platform's clock, in epoch milliseconds: the machine's time plus the offset set by commands. */
  readonly now: () => number
  /** Events that are not over, by id, as committed. */
  readonly events: Map<string, EventRecord>
  /** Providers that were stopped by command. */
  readonly stopped: Set<Provider>
  /** When each periodic job is due, in epoch milliseconds, and the id of the next new event. */
  readonly next: { beat: number; schedule: number; prune: number; id: number }
  world: { readonly seed: string; readonly catalogue: FeedCatalogue }
  speed: number
  /** Milliseconds that commands moved the clock ahead. */
  offset: number
}

export function createState(options: SimulationOptions): SimulationState {
  const { db, clock, seed, speed, drifts = true, hasRacing = true } = options
  const state: SimulationState = {
    db,
    drifts,
    hasRacing,
    now: () => clock.now() + state.offset,
    events: new Map(),
    stopped: new Set(),
    next: { beat: 0, schedule: 0, prune: 0, id: FIRST_MATCH_ID },
    world: worldOf(seed),
    speed,
    offset: 0,
  }
  return state
}

export function worldOf(seed: string): SimulationState['world'] {
  return { seed, catalogue: buildCatalogue(seed) }
}

/** The id of the next new event, where `newest` is the highest in use. */
export function nextIdAfter(newest: number): number {
  return Math.max(FIRST_MATCH_ID, newest + 1)
}

/** Stores records as they were committed; finished events are removed. */
export function storeRecords({ events }: SimulationState, records: readonly EventRecord[]): void {
  for (const record of records) {
    if (record.status === MATCH_STATUS.finished) events.delete(record.id)
    else events.set(record.id, record)
  }
}

/** Matches that are not over. */
export function matchesOf({ events }: SimulationState): MatchRecord[] {
  return [...events.values()].filter(event => event.type === 'match')
}
