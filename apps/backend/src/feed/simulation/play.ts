import type { EventRecord } from '../match/matchRecord.ts'
import type { MatchTurn } from '../match/nextMatch.ts'
import { NO_CHANGE, TO_END, turnOf, type PlayChange } from '../match/turnOf.ts'
import { withMarkets } from '../writing/loadMatches.ts'
import { writeTurns } from '../writing/writeTurns.ts'
import { fillSchedule } from './fillSchedule.ts'
import { storeRecords, type SimulationState } from './state.ts'

/** After a longer downtime every match that had begun is over, and new live matches are created. */
export const GAP_MS_MAX = 24 * 3_600_000
/** Maximum turns of upcoming matches per run. */
const WAITING_TURNS_MAX = 6
const CATCH_UP_BATCH = 25

/** Plays every event that has begun up to this moment, a batch per transaction, then fills the schedule. */
export async function playToNow(state: SimulationState, isLongGap: boolean): Promise<void> {
  const { db, speed, drifts } = state
  const at = state.now()
  const begun = [...state.events.values()].filter(({ startTime }) => startTime <= at)
  for (let from = 0; from < begun.length; from += CATCH_UP_BATCH) {
    const turns: MatchTurn[] = []
    for (const record of begun.slice(from, from + CATCH_UP_BATCH)) {
      const full = await withMarkets(db, record)
      turns.push(turnOf(full, at, { speed, drifts }, isLongGap ? TO_END : NO_CHANGE))
    }
    storeRecords(state, await writeTurns(db, turns, at))
  }
  await fillSchedule(state)
}

/** Plays one event up to this moment and commits its turn. */
export async function playTurn(
  state: SimulationState,
  record: EventRecord,
  change: PlayChange = NO_CHANGE,
): Promise<void> {
  const { db, speed, drifts } = state
  const at = state.now()
  const full = await withMarkets(db, record)
  storeRecords(state, await writeTurns(db, [turnOf(full, at, { speed, drifts }, change)], at))
}

/** Live events that are due, then a few upcoming ones: a jump of the clock makes hundreds of them due at once. */
export function dueEvents({ events, stopped }: SimulationState, at: number): EventRecord[] {
  const all = [...events.values()].filter(record => record.nextAt <= at && !stopped.has(record.provider))
  // A match whose suspension ends is reopened on time.
  const isWaiting = ({ startTime, sim }: EventRecord) => startTime > at && !isHoldOver(sim, at)
  return [...all.filter(record => !isWaiting(record)), ...all.filter(isWaiting).slice(0, WAITING_TURNS_MAX)]
}

/** Whether a suspension by command has ended since the match's last turn, so that its markets are still closed. */
function isHoldOver({ held, at: lastTurn }: EventRecord['sim'], at: number): boolean {
  return held !== undefined && held.until <= at && lastTurn < held.until
}
