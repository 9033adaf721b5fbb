import { runToEnd, type RunnersSim } from '../runners/runnersSim.ts'
import { playRunnersOn, runnersTurn } from '../runners/runnersTurn.ts'
import { playToEnd, type Sim } from '../sims/index.ts'
import type { EventRecord } from './matchRecord.ts'
import { playOn, turnTo, type MatchTurn } from './nextMatch.ts'

/** A change to an event's play outside its regular turns. */
export type PlayChange = {
  readonly match: (sim: Sim) => Sim
  readonly runners: (sim: RunnersSim) => RunnersSim
}
export const NO_CHANGE: PlayChange = { match: sim => sim, runners: sim => sim }
export const TO_END: PlayChange = { match: playToEnd, runners: runToEnd }

export type Pace = {
  /** Speed of match time relative to the platform's clock. */
  readonly speed: number
  /** Whether strengths drift before the start. */
  readonly drifts: boolean
}

/** The turn that brings an event to the platform instant `now` and applies a change. Needs the record's markets. */
export function turnOf(
  record: EventRecord,
  now: number,
  { speed, drifts }: Pace,
  change: PlayChange,
): MatchTurn {
  if (record.type === 'match') {
    return turnTo(record, change.match(playOn(record, now, speed, drifts)), now, speed)
  }
  return runnersTurn(record, change.runners(playRunnersOn(record, now, speed, drifts)), now, speed)
}
