import { MATCH_STATUS, type MatchState, type MatchStatus, type RunnerPlace } from '@touchline/domain/match'
import type { RunnersSim } from './runnersSim.ts'

const STATUSES = {
  not_started: MATCH_STATUS.prematch,
  running: MATCH_STATUS.live,
  ended: MATCH_STATUS.finished,
} as const

export function statusOfRunners({ play }: RunnersSim): MatchStatus {
  return STATUSES[play.phase]
}

/** The visible state of an event without two sides: the current order while it runs, then the result. */
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

/**
 * Current place of each runner that is not withdrawn; undefined before the start, and for an open outright, which has
 * no order.
 */
function placesOf(sim: RunnersSim): readonly RunnerPlace[] | undefined {
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

/** The order at a point of the race: at first by starting pace, then more and more by the final result. */
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
