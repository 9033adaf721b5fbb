import { MATCH_STATUS } from '@touchline/domain/match'
import type { RunnersRecord } from '../match/matchRecord.ts'
import type { MatchTurn } from '../match/nextMatch.ts'
import { suspendMarkets } from '../match/nextMarkets.ts'
import { withResults } from '../match/withResults.ts'
import { createRng, seedOf } from '../random/rng.ts'
import { repriceRunners } from './repriceRunners.ts'
import { driftRunners, runOn, scratched, type RunnersSim } from './runnersSim.ts'
import { showRunners, statusOfRunners } from './showRunners.ts'

const MINUTE_MS = 60_000
/** Interval at which the order of a running race is published, and at which a closed outright is checked. */
const RUNNING_MS = 5_000
/** Interval of turns in the last hour before the start, when most bets on a race are placed. */
const NEAR_MS = { min: MINUTE_MS, max: 2 * MINUTE_MS }
const FAR_MS = { min: 10 * MINUTE_MS, max: 20 * MINUTE_MS }
const NEAR_START_MS = 60 * MINUTE_MS

/** Plays an event without two sides on to the platform instant `now`. */
export function playRunnersOn(
  record: RunnersRecord,
  now: number,
  speed: number,
  drifts: boolean,
): RunnersSim {
  const { sim, startTime } = record
  if (now < startTime) {
    const drifted = drifts ? driftRunners(sim, seedOf(record.id, record.version)) : sim
    return { ...scratched(drifted, startTime - now), at: now }
  }
  const from = record.status === MATCH_STATUS.prematch ? startTime : sim.at
  return { ...runOn(sim, sim.elapsed + (now - from) * speed), at: now }
}

/** The turn that brings such an event to `sim` at the platform instant `now`. Needs the record's markets. */
export function runnersTurn(
  record: RunnersRecord,
  sim: RunnersSim,
  now: number,
  speed: number,
): MatchTurn<RunnersRecord> {
  const markets = record.markets ?? new Map()
  const isHeld = sim.held !== undefined && now < sim.held.until && sim.play.phase === 'not_started'
  const step = isHeld
    ? suspendMarkets(markets, sim.held.reason)
    : repriceRunners(markets, sim, record.settled)
  const state = showRunners(sim)
  const after: RunnersRecord = {
    ...record,
    status: state.status,
    sim,
    version: record.version + 1,
    markets: step.markets,
    settled: withResults(record.settled, step.results),
    state,
    nextAt: nextRunnersTurn(record, sim, now, speed),
  }
  const isStateChanged = JSON.stringify(record.state) !== JSON.stringify(state)
  return {
    before: record,
    after,
    changed: step.changed,
    results: step.results,
    incidents: [],
    isStateChanged,
    isListStateChanged: isStateChanged,
  }
}

/** The platform instant of the next turn: the usual interval, or the next event if that is earlier. */
export function nextRunnersTurn(
  { id, version, startTime }: Pick<RunnersRecord, 'id' | 'version' | 'startTime'>,
  sim: RunnersSim,
  now: number,
  speed: number,
): number {
  const status = statusOfRunners(sim)
  const { duration, scratch } = sim.params
  if (status === MATCH_STATUS.finished) return Number.POSITIVE_INFINITY
  if (status === MATCH_STATUS.live) {
    const end = now + (duration - sim.elapsed) / speed
    return sim.kind === 'race' ? Math.min(now + RUNNING_MS, end) : end
  }
  const span = startTime - now < NEAR_START_MS ? NEAR_MS : FAR_MS
  const pause = createRng(seedOf(id, version)).whole(span.min, span.max)
  const out = scratch && startTime - scratch.beforeMs
  const held = sim.held && sim.held.until > now ? sim.held.until : Number.POSITIVE_INFINITY
  return Math.min(
    now + pause,
    held,
    Math.max(now, startTime),
    out !== undefined && out > now ? out : now + pause,
  )
}
