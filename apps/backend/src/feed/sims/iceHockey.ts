import { ICE_HOCKEY_PERIOD_SECONDS, POWER_PLAY_FACTOR, regularScore, type PlayOf } from '#pricing'
import type { Rng } from '../random/rng.ts'
import {
  otherSide,
  plus,
  STEP_SECONDS,
  type ShownState,
  type Sim,
  type SportSim,
  type SimStep,
} from './sim.ts'

type Play = PlayOf<'ice_hockey'>
type IceHockey = Sim<'ice_hockey'>

const BREAK_SECONDS = 600
const GOALS_PER_DANGER = 1 / 2
const OVERTIME_SECONDS = 300
const OVERTIME_GOALS_FACTOR = 1.8
const MINOR_SECONDS = 120
/** Minor penalties of both sides in sixty minutes. */
const PENALTIES = 6

export const iceHockeySim: SportSim<'ice_hockey'> = {
  usualMinutes: 92,
  periods: 3,
  params(rng, { home, away }) {
    const edge = (home - away) * 0.18 + rng.normal(0, 0.03)
    return { goals: [round(3 * Math.exp(edge)), round(2.8 * Math.exp(-edge))] }
  },
  kickOff: () => ({ phase: 'not_started', period: 1, second: 0, goals: [], scorers: [] }),
  step(sim, rng) {
    const { play, aux } = sim
    switch (play.phase) {
      case 'not_started':
        return { play: { ...play, phase: 'period', goals: [[0, 0]] }, happened: true }
      case 'break':
        if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
        return {
          play: {
            ...play,
            phase: 'period',
            period: play.period + 1,
            second: 0,
            goals: [...play.goals, [0, 0]],
          },
          aux: {},
          happened: true,
        }
      case 'period':
        return running(sim, rng)
      case 'overtime':
        return overtime(sim, rng)
      case 'shootout':
        if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
        return {
          play: { ...play, phase: 'ended', decider: rng.chance(0.5) ? 0 : 1 },
          aux: {},
          happened: true,
        }
      case 'ended':
        return {}
    }
  },
  show,
  score: ({ play }, side) =>
    play.phase === 'period'
      ? goal(play, side)
      : play.phase === 'overtime'
        ? { ...play, phase: 'ended', decider: side }
        : undefined,
  lean: (params, amount) => ({
    goals: [round(params.goals[0] * Math.exp(amount)), round(params.goals[1] * Math.exp(-amount))],
  }),
  drift: (params, rng) => ({
    goals: [round(params.goals[0] * nudge(rng)), round(params.goals[1] * nudge(rng))],
  }),
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
const nudge = (rng: Rng) => Math.exp(rng.normal(0, 0.002))

function running({ params, play, aux }: IceHockey, rng: Rng): SimStep<'ice_hockey'> {
  const moved = tick(play)
  const danger = aux['danger']
  if (danger !== undefined) {
    const side = aux['side'] === 1 ? 1 : 0
    if (danger > STEP_SECONDS) return { play: moved, aux: { ...aux, danger: danger - STEP_SECONDS } }
    if (!rng.chance(GOALS_PER_DANGER))
      return { play: moved, aux: {}, suspend: { reason: 'possible_goal', seconds: 5 } }
    return {
      play: goal(moved, side),
      aux: {},
      happened: true,
      suspend: { reason: 'goal', seconds: 5 * rng.whole(4, 7) },
    }
  }
  if (moved.second >= ICE_HOCKEY_PERIOD_SECONDS) return periodEnds(moved)
  const share = STEP_SECONDS / (3 * ICE_HOCKEY_PERIOD_SECONDS)
  let draw = rng.next()
  for (const side of [0, 1] as const) {
    const factor = moved.powerPlay?.side === side ? POWER_PLAY_FACTOR : 1
    draw -= (params.goals[side] * factor * share * 1.04) / GOALS_PER_DANGER
    if (draw < 0)
      return { play: moved, aux: { danger: 10, side }, suspend: { reason: 'possible_goal', seconds: 15 } }
    draw -= moved.powerPlay ? 0 : (PENALTIES / 2) * share
    if (draw < 0) {
      const powerPlay = { side: otherSide(side), left: MINOR_SECONDS }
      return { play: { ...moved, powerPlay }, happened: true, suspend: { reason: 'penalty', seconds: 10 } }
    }
  }
  return { play: moved }
}

function tick(play: Play): Play {
  const { powerPlay, ...rest } = play
  const left = (powerPlay?.left ?? 0) - STEP_SECONDS
  const second = play.second + STEP_SECONDS
  return powerPlay && left > 0 ? { ...rest, second, powerPlay: { ...powerPlay, left } } : { ...rest, second }
}

function periodEnds(play: Play): SimStep<'ice_hockey'> {
  const suspend = { reason: 'period_end', seconds: 15 } as const
  if (play.period < 3)
    return { play: { ...play, phase: 'break' }, aux: { wait: BREAK_SECONDS }, happened: true, suspend }
  const [home, away] = regularScore(play)
  if (home !== away) return { play: { ...play, phase: 'ended' }, aux: {}, happened: true }
  const { powerPlay: _, ...rest } = play
  return { play: { ...rest, phase: 'overtime', second: 0 }, aux: {}, happened: true, suspend }
}

/** Five minutes of three against three; the first goal wins, else a shoot-out follows. */
function overtime({ params, play }: IceHockey, rng: Rng): SimStep<'ice_hockey'> {
  const moved = { ...play, second: play.second + STEP_SECONDS }
  const share = (STEP_SECONDS / (3 * ICE_HOCKEY_PERIOD_SECONDS)) * OVERTIME_GOALS_FACTOR
  let draw = rng.next()
  for (const side of [0, 1] as const) {
    draw -= params.goals[side] * share
    if (draw < 0) return { play: { ...moved, phase: 'ended', decider: side }, aux: {}, happened: true }
  }
  return moved.second < OVERTIME_SECONDS
    ? { play: moved }
    : { play: { ...moved, phase: 'shootout' }, aux: { wait: 240 }, happened: true }
}

function goal(play: Play, side: 0 | 1): Play {
  const { powerPlay, ...rest } = play
  return {
    ...rest,
    goals: play.goals.with(play.period - 1, plus(play.goals[play.period - 1] ?? [0, 0], side)),
    scorers: [...play.scorers, side],
    // A goal of the side with more skaters ends a minor penalty.
    ...(powerPlay && powerPlay.side !== side && { powerPlay }),
  }
}

const ORDINALS = ['1st', '2nd', '3rd']

function show({ play }: IceHockey): ShownState {
  const [home, away] = regularScore(play)
  const extra = play.decider
  const periodScores = play.goals.map(([h, a], i) => ({
    home: h,
    away: a,
    key: `${ORDINALS[i]}_period`,
    number: i + 1,
    type: 'period',
  }))
  const decider =
    extra === undefined
      ? []
      : [{ home: 1 - extra, away: extra, key: 'overtime', number: 4, type: 'overtime' }]
  const length = play.phase === 'overtime' ? OVERTIME_SECONDS : ICE_HOCKEY_PERIOD_SECONDS
  const left = Math.max(0, length - play.second)
  const stage = {
    period: `${ORDINALS[play.period - 1]}_period`,
    break: 'break',
    not_started: 'not_started',
    overtime: 'overtime',
    shootout: 'shootout',
    ended: 'ended',
  }[play.phase]
  return {
    stage,
    score: { home: home + (extra === 0 ? 1 : 0), away: away + (extra ?? 0) },
    periodScores: [...periodScores, ...decider],
    ...(play.phase !== 'not_started' && {
      clock: {
        remainingInPeriod: play.phase === 'period' || play.phase === 'overtime' ? left : 0,
        remainingTime: (play.phase === 'period' ? left : 0) + (3 - play.period) * ICE_HOCKEY_PERIOD_SECONDS,
        stopped: play.phase !== 'period' && play.phase !== 'overtime',
      },
    }),
  }
}
