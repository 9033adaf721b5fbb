import { MATCH_STATUS, type MatchState, type MatchStatus, type Place } from '@touchline/domain/match'
import type { RunnersSim } from './runnersSim.ts'

const STATUSES = {
  not_started: MATCH_STATUS.prematch,
  running: MATCH_STATUS.live,
  ended: MATCH_STATUS.finished,
} as const

export function statusOfRunners({ play }: RunnersSim): MatchStatus {
  return STATUSES[play.phase]
}

/** What an event without two sides shows: while it runs, who is ahead; then how it ended. */
export function showRunners(sim: RunnersSim): MatchState {
  const places = placesOf(sim)
  return {
    status: statusOfRunners(sim),
    stage: sim.play.phase,
    score: { home: 0, away: 0 },
    periodScores: [],
    ...(places && { places }),
  }
}

/** Where each runner stands that is still in it; undefined before the start, and while an outright is open: nobody leads it. */
function placesOf(sim: RunnersSim): readonly Place[] | undefined {
  const { kind, params, play, elapsed } = sim
  const { finish = [], pace = [] } = play
  if (play.phase === 'not_started' || (kind === 'outright' && play.phase === 'running')) return undefined
  const groups = play.phase === 'ended' ? finish : ahead(finish, pace, elapsed / params.duration)
  let next = 1
  return groups.flatMap(group => {
    const place = next
    next += group.length
    return group.map(runner => ({ competitorId: params.runners[runner]!, place }))
  })
}

/** The order of a part of the way: at first as they set off, then more and more as they will end. */
function ahead(
  finish: readonly (readonly number[])[],
  pace: readonly number[],
  part: number,
): readonly (readonly number[])[] {
  const order = finish.flat()
  const behind = (runner: number, end: number) =>
    part * (end / order.length) + (1 - part) * (pace[runner] ?? 0)
  return order
    .map((runner, end) => ({ runner, behind: behind(runner, end) }))
    .toSorted((a, b) => a.behind - b.behind)
    .map(({ runner }) => [runner])
}
