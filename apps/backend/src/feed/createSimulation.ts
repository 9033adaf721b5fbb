import type { Feed } from './feed.ts'
import type { MatchRecord, RunnersRecord } from './match/matchRecord.ts'
import { beat } from './simulation/beat.ts'
import { begin, reload } from './simulation/begin.ts'
import { fillSchedule } from './simulation/fillSchedule.ts'
import { dueEvents, playTurn } from './simulation/play.ts'
import { runFeedCommand } from './simulation/runFeedCommand.ts'
import { createState, matchesOf, type SimulationOptions, type SimulationState } from './simulation/state.ts'
import { prunePriceLog } from './writing/prunePriceLog.ts'

const PRUNE_MS = 3_600_000

/** The simulation without timers: `run` does everything that is due. */
export type Simulation = Pick<Feed, 'command' | 'ready'> & {
  readonly begin: () => Promise<void>
  readonly run: () => Promise<void>
  readonly matches: () => readonly MatchRecord[]
  /** Outrights and races. */
  readonly outrights: () => readonly RunnersRecord[]
}

/**
 * Simulated matches, outrights and races, written to the database as a real feed would write them. Calls must not
 * overlap; `createSimulatedFeed` ensures that.
 */
export function createSimulation(options: SimulationOptions): Simulation {
  const state = createState(options)
  let isReady = false
  let isUnsure = false
  return {
    async begin() {
      await begin(state)
      isReady = true
    },
    async run() {
      try {
        // After a failure the state in memory may differ from what was committed.
        if (isUnsure) await reload(state)
        isUnsure = false
        await runDue(state)
      } catch (error) {
        isUnsure = true
        throw error
      }
    },
    command: command => runFeedCommand(state, command),
    ready: () => isReady,
    matches: () => matchesOf(state),
    outrights: () => [...state.events.values()].filter(event => event.type !== 'match'),
  }
}

/** Does everything that is due: turns of events, then the heartbeat, new events, pruning of old prices. */
async function runDue(state: SimulationState): Promise<void> {
  const { next } = state
  const at = state.now()
  for (const record of dueEvents(state, at)) await playTurn(state, record)
  if (at >= next.beat) await beat(state, at)
  if (at >= next.schedule) await fillSchedule(state)
  if (at >= next.prune) {
    next.prune = at + PRUNE_MS
    await prunePriceLog(state.db, at)
  }
}
