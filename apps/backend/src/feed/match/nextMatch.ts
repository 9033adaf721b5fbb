import { MATCH_STATUS, type Incident, type MatchState, type MatchStatus } from '@touchline/domain/match'
import { advance, driftSim, dueAt, simOf, STEP_MS, suspensionAt, type Sim } from '../sims/index.ts'
import { createRng, seedOf } from '../random/rng.ts'
import type { EventRecord, MarketRecord, MatchRecord, OutcomeResult } from './matchRecord.ts'
import { repriceMarkets, suspendMarkets, type MarketsStep } from './nextMarkets.ts'
import { withResults } from './withResults.ts'

/** The changes of one turn of an event; the store writes them in one transaction. */
export type MatchTurn<Record extends EventRecord = EventRecord> = {
  readonly before: Record
  readonly after: Record
  readonly changed: readonly MarketRecord[]
  readonly results: readonly OutcomeResult[]
  /** Its incidents, stored for the timeline. */
  readonly incidents: readonly Incident[]
  readonly isStateChanged: boolean
  /** Whether lists are notified: possession is published on the match's own page only. */
  readonly isListStateChanged: boolean
}

/** Live matches take a turn every 2 to 5 s, upcoming ones every 60 to 120 s, and both at each event. */
const LIVE_MS = { min: 2000, max: 5000 }
const TO_COME_MS = { min: 60_000, max: 120_000 }

/** Plays a match on to the platform instant `now`. Unless it `drifts`, strengths before kick-off stay unchanged. */
export function playOn(record: MatchRecord, now: number, speed: number, drifts = true): Sim {
  const { sim } = record
  if (now < record.startTime) {
    return { ...(drifts ? driftSim(sim, seedOf(record.id, record.version)) : sim), at: now }
  }
  // A match takes its first step at kick-off, so that it is live from then on.
  const from = record.status === MATCH_STATUS.prematch ? { ...sim, due: STEP_MS, at: record.startTime } : sim
  const due = dueAt(from, now, speed)
  return { ...advance(from, due).sim, due, at: now }
}

/** The turn that brings a match to `sim` at the platform instant `now`. Needs the record's markets. */
export function turnTo(record: MatchRecord, sim: Sim, now: number, speed: number): MatchTurn<MatchRecord> {
  const markets = record.markets ?? new Map()
  const status = statusOf(sim)
  const reason = status === MATCH_STATUS.finished ? undefined : suspensionAt(sim, now)
  const step: MarketsStep = reason
    ? suspendMarkets(markets, reason)
    : repriceMarkets(markets, sim, record.settled, record.version)
  const cleared: Sim = sim.story ? { ...sim, story: { ...sim.story, fresh: [] } } : sim
  const played: Sim = reason ? cleared : { ...cleared, unsettled: false }
  const state = matchStateOf(played, now, speed)
  const isListStateChanged = !isSameState(record.state, state)
  const isStateChanged = isListStateChanged || record.state.situation?.number !== state.situation?.number
  const after: MatchRecord = {
    ...record,
    status,
    sim: played,
    version: record.version + 1,
    markets: step.markets,
    settled: withResults(record.settled, step.results),
    state: isStateChanged ? state : { ...record.state, ...(state.clock && { clock: state.clock }) },
    nextAt: nextTurn(record, played, now, speed),
  }
  return {
    before: record,
    after,
    changed: step.changed,
    results: step.results,
    incidents: sim.story?.fresh ?? [],
    isStateChanged,
    isListStateChanged,
  }
}

function statusOf({ play }: Sim): MatchStatus {
  if (play.phase === 'not_started') return MATCH_STATUS.prematch
  return play.phase === 'ended' ? MATCH_STATUS.finished : MATCH_STATUS.live
}

/**
 * The visible state of a match. The clock value belongs to the end of the last step, which may be slightly before
 * `now`.
 */
export function matchStateOf(sim: Sim, now: number, speed: number): MatchState {
  const { clock, ...shown } = simOf(sim.sportKey).show(sim)
  const updatedAt = Math.round(now - Math.max(0, sim.due - sim.elapsed) / speed)
  return {
    ...shown,
    status: statusOf(sim),
    ...(clock && { clock: { ...clock, updatedAt } }),
    ...(sim.story?.now && { situation: sim.story.now }),
  }
}

/** Whether two states differ only in the running clock and the position of the ball. */
function isSameState(a: MatchState, b: MatchState): boolean {
  const still = ({ clock, ...rest }: MatchState) =>
    JSON.stringify([{ ...rest, situation: undefined }, clock?.stopped, clock?.announcedStoppage])
  return still(a) === still(b)
}

/** The platform instant of the next turn: the usual interval, or the next event if that is earlier. */
function nextTurn(record: MatchRecord, sim: Sim, now: number, speed: number): number {
  const status = statusOf(sim)
  if (status === MATCH_STATUS.finished) return Number.POSITIVE_INFINITY
  const span = status === MATCH_STATUS.live ? LIVE_MS : TO_COME_MS
  const pause = createRng(seedOf(record.id, record.version)).whole(span.min, span.max)
  const usual = now + pause
  const heldUntil = sim.held && sim.held.until > now ? sim.held.until : usual
  if (status === MATCH_STATUS.prematch) return Math.min(usual, heldUntil, Math.max(now, record.startTime))
  return Math.min(usual, heldUntil, now + (nextEvent(sim, sim.due + pause * speed) - sim.due) / speed)
}

/** Match time of the next event, up to `until`. */
function nextEvent(sim: Sim, until: number): number {
  let ahead = sim
  while (ahead.elapsed + STEP_MS < until) {
    const next = advance(ahead, ahead.elapsed + STEP_MS)
    if (next.sim.elapsed === ahead.elapsed) return until
    if (next.happened || next.sim.suspension !== ahead.suspension) return next.sim.elapsed
    ahead = next.sim
  }
  return until
}
