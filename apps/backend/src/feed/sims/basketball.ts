import { BASKETBALL_OVERTIME_SECONDS, pointsOf, type PlayOf } from '#pricing'
import type { Rng } from '../random/rng.ts'
import { plus, STEP_SECONDS, type ShownState, type Sim, type SportSim, type SimStep } from './sim.ts'

type Play = PlayOf<'basketball'>
type Basketball = Sim<'basketball'>

const BREAK_SECONDS = 120
const HALF_BREAK_SECONDS = 900
/**
 * Length of a possession; the sides alternate: 80 each in forty minutes, which gives margins the sourced spread of
 * 14.8.
 */
export const POSSESSION_SECONDS = 15
const CHANCES = { three: 0.125, two: 0.3, one: 0.035 }
const POINTS_PER_POSSESSION = CHANCES.three * 3 + CHANCES.two * 2 + CHANCES.one

export const basketballSim: SportSim<'basketball'> = {
  usualMinutes: 82,
  periods: 4,
  params(rng, { home, away }) {
    return {
      margin: round(3.1 + (home - away) * 5 + rng.normal(0, 1)),
      total: round(160 + rng.normal(0, 6)),
      quarterSeconds: 600,
    }
  },
  kickOff: () => ({ phase: 'not_started', quarter: 1, second: 0, points: [] }),
  step(sim, rng) {
    const { play, aux } = sim
    switch (play.phase) {
      case 'not_started':
        return { play: { ...play, phase: 'quarter', points: [[0, 0]] }, happened: true }
      case 'break':
        if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
        return { play: nextQuarter(play), aux: {}, happened: true }
      case 'quarter':
      case 'overtime':
        return running(sim, rng)
      case 'ended':
        return {}
    }
  },
  show,
  score: ({ play }, side) =>
    play.phase === 'quarter' || play.phase === 'overtime' ? basket(play, side, 2) : undefined,
  lean: (params, amount) => ({ ...params, margin: round(params.margin + amount * 15) }),
  drift: (params, rng) => ({
    ...params,
    margin: round(params.margin + rng.normal(0, 0.03)),
    total: round(params.total + rng.normal(0, 0.06)),
  }),
}

const round = (value: number) => Math.round(value * 100) / 100

function nextQuarter(play: Play): Play {
  const quarter = play.quarter + 1
  return {
    phase: quarter > 4 ? 'overtime' : 'quarter',
    quarter,
    second: 0,
    points: [...play.points, [0, 0]],
  }
}

function running({ params, play, aux }: Basketball, rng: Rng): SimStep<'basketball'> {
  // A time-out stops the clock; nothing else moves meanwhile.
  if ((aux['timeout'] ?? 0) > 0) return { aux: { timeout: aux['timeout']! - STEP_SECONDS } }
  const moved = { ...play, second: play.second + STEP_SECONDS }
  const length = play.phase === 'overtime' ? BASKETBALL_OVERTIME_SECONDS : params.quarterSeconds
  const scored = possession(params, moved, rng)
  if (scored.second >= length) return quarterEnds(scored)
  if (rng.chance(0.004)) {
    return { play: scored, aux: { timeout: 60 }, happened: true, suspend: { reason: 'timeout', seconds: 15 } }
  }
  return scored === moved ? { play: moved } : { play: scored, happened: true }
}

/** The side whose possession ends at a second of the quarter, a multiple of {@link POSSESSION_SECONDS}. */
export const attackingSide = (second: number): 0 | 1 => ((second / POSSESSION_SECONDS) % 2 === 0 ? 0 : 1)

function possession(params: Basketball['params'], play: Play, rng: Rng): Play {
  if (play.second % POSSESSION_SECONDS !== 0) return play
  const side = attackingSide(play.second)
  const expected = (params.total + (side === 0 ? params.margin : -params.margin)) / 2
  const possessions = (2 * params.quarterSeconds) / POSSESSION_SECONDS
  const skill = expected / (possessions * POINTS_PER_POSSESSION)
  let draw = rng.next()
  for (const [chance, points] of [
    [CHANCES.three, 3],
    [CHANCES.two, 2],
    [CHANCES.one, 1],
  ] as const) {
    draw -= chance * skill
    if (draw < 0) return basket(play, side, points)
  }
  return play
}

function basket(play: Play, side: 0 | 1, points: number): Play {
  const index = play.quarter - 1
  return { ...play, points: play.points.with(index, plus(play.points[index] ?? [0, 0], side, points)) }
}

function quarterEnds(play: Play): SimStep<'basketball'> {
  const suspend = { reason: 'period_end', seconds: 15 } as const
  const [home, away] = pointsOf(play.points)
  if (play.quarter >= 4 && home !== away)
    return { play: { ...play, phase: 'ended' }, aux: {}, happened: true }
  const wait = play.quarter === 2 ? HALF_BREAK_SECONDS : BREAK_SECONDS
  return { play: { ...play, phase: 'break' }, aux: { wait }, happened: true, suspend }
}

const ORDINALS = ['1st', '2nd', '3rd', '4th']

function show({ play, params }: Basketball): ShownState {
  const [home, away] = pointsOf(play.points)
  const isRunning = play.phase === 'quarter' || play.phase === 'overtime'
  const length = play.phase === 'overtime' ? BASKETBALL_OVERTIME_SECONDS : params.quarterSeconds
  const left = isRunning ? Math.max(0, length - play.second) : 0
  const stage = {
    not_started: 'not_started',
    quarter: `${ORDINALS[play.quarter - 1]}_quarter`,
    break: play.quarter === 2 ? 'halftime' : 'break',
    overtime: 'overtime',
    ended: 'ended',
  }[play.phase]
  return {
    stage,
    score: { home, away },
    periodScores: play.points.map(([h, a], i) => ({
      home: h,
      away: a,
      key: i < 4 ? `${ORDINALS[i]}_quarter` : 'overtime',
      number: i + 1,
      type: i < 4 ? 'quarter' : 'overtime',
    })),
    ...(play.phase !== 'not_started' && {
      clock: {
        remainingInPeriod: left,
        remainingTime: left + Math.max(0, 4 - play.quarter) * params.quarterSeconds,
        stopped: !isRunning,
      },
    }),
  }
}
