import { goalRate, redFactor, SOCCER_HALF_SECONDS, soccerMinute, type ParamsOf, type PlayOf } from '#pricing'
import type { Rng } from '../random/rng.ts'
import { plus, STEP_SECONDS, type ShownState, type Sim, type SportSim, type SimStep } from './sim.ts'

type Play = PlayOf<'soccer'>
type Soccer = Sim<'soccer'>

const BREAK_SECONDS = 900
/**
 * One dangerous attack in three scores; markets are suspended while it lasts (reference/domain.md g, goal sequence).
 */
const GOALS_PER_DANGER = 1 / 3
/** Interruptions for attacks and goals reduce the scoring time; this factor compensates. */
const LOST_TIME = 1.06

/** Soccer: rates rise through the match; danger, goal, pause and sometimes a review. */
export const soccerSim: SportSim<'soccer'> = {
  usualMinutes: 112,
  periods: 2,
  params(rng, { home, away }) {
    const edge = (home - away) * 0.3 + rng.normal(0, 0.05)
    const pace = Math.exp(rng.normal(0, 0.1))
    return {
      goals: [round(1.55 * pace * Math.exp(edge)), round(1.2 * pace * Math.exp(-edge))],
      corners: [round(5.3 * Math.exp(edge / 2)), round(4.4 * Math.exp(-edge / 2))],
      cards: [round(1.9 * Math.exp(-edge / 3)), round(2.2 * Math.exp(edge / 3))],
      reds: [0.08, 0.1],
      stoppage: [60 * rng.whole(1, 3), 60 * rng.whole(3, 7)],
    }
  },
  kickOff: () => ({
    phase: 'not_started',
    second: 0,
    goals: [
      [0, 0],
      [0, 0],
    ],
    scorers: [],
    corners: [0, 0],
    cards: [0, 0],
    reds: [0, 0],
  }),
  step(sim, rng) {
    const { play, aux } = sim
    switch (play.phase) {
      case 'not_started':
        return { play: { ...play, phase: '1st_half', second: 0 }, happened: true }
      case 'halftime':
        if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
        return { play: { ...play, phase: '2nd_half', second: 0 }, aux: {}, happened: true }
      case 'ended':
        return {}
      default:
        return running(sim, rng)
    }
  },
  show,
  score: ({ play }, side) => (isRunning(play) ? goal(play, side) : undefined),
  lean: (params, amount) => ({
    ...params,
    goals: [round(params.goals[0] * Math.exp(amount)), round(params.goals[1] * Math.exp(-amount))],
  }),
  drift: (params, rng) => ({
    ...params,
    goals: [round(params.goals[0] * nudge(rng)), round(params.goals[1] * nudge(rng))],
  }),
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
const nudge = (rng: Rng) => Math.exp(rng.normal(0, 0.002))
const isRunning = ({ phase }: Play) => phase === '1st_half' || phase === '2nd_half'
const halfOf = ({ phase }: Play): 0 | 1 => (phase === '1st_half' ? 0 : 1)

function running({ params, play, aux }: Soccer, rng: Rng): SimStep<'soccer'> {
  const half = halfOf(play)
  const moved = { ...play, second: play.second + STEP_SECONDS }
  const danger = aux['danger']
  if (danger !== undefined)
    return danger > STEP_SECONDS ? waiting(moved, aux, 'danger') : attackEnds(moved, aux, rng)
  const review = aux['review']
  if (review !== undefined)
    return review > STEP_SECONDS ? waiting(moved, aux, 'review') : reviewEnds(moved, rng)
  if (moved.second >= SOCCER_HALF_SECONDS + params.stoppage[half]) {
    return half === 0
      ? { play: { ...moved, phase: 'halftime' }, aux: { wait: BREAK_SECONDS }, happened: true }
      : { play: { ...moved, phase: 'ended' }, aux: {}, happened: true }
  }
  return chances(params, moved, rng, half)
}

/** The events that may begin or happen in this step. Decided by one draw, so that simulating ahead is cheap. */
function chances(params: ParamsOf<'soccer'>, play: Play, rng: Rng, half: 0 | 1): SimStep<'soccer'> {
  const minutes = (45 * STEP_SECONDS) / (SOCCER_HALF_SECONDS + params.stoppage[half])
  const rate = (goalRate(soccerMinute(params, play)) * minutes * LOST_TIME) / GOALS_PER_DANGER
  const even = minutes / 90
  let draw = rng.next()
  for (const side of [0, 1] as const) {
    draw -= params.goals[side] * redFactor(play.reds, side) * rate
    if (draw < 0) {
      const seconds = 5 * rng.whole(2, 4)
      return {
        play,
        aux: { danger: seconds, side },
        suspend: { reason: 'possible_goal', seconds: seconds + 5 },
      }
    }
    draw -= params.corners[side] * even
    if (draw < 0) return { play: { ...play, corners: plus(play.corners, side) }, happened: true }
    draw -= params.cards[side] * even
    if (draw < 0) return { play: { ...play, cards: plus(play.cards, side) }, happened: true }
    draw -= params.reds[side] * even
    if (draw < 0) {
      const reds = plus(play.reds, side)
      return { play: { ...play, reds }, happened: true, suspend: { reason: 'red_card', seconds: 30 } }
    }
  }
  return { play }
}

function waiting(play: Play, aux: Soccer['aux'], key: 'danger' | 'review'): SimStep<'soccer'> {
  return { play, aux: { ...aux, [key]: aux[key]! - STEP_SECONDS } }
}

function attackEnds(play: Play, aux: Soccer['aux'], rng: Rng): SimStep<'soccer'> {
  const side = aux['side'] === 1 ? 1 : 0
  if (!rng.chance(GOALS_PER_DANGER))
    return { play, aux: {}, suspend: { reason: 'possible_goal', seconds: 5 } }
  const seconds = 5 * rng.whole(4, 8)
  const isReviewed = rng.chance(0.05)
  return {
    play: goal(play, side),
    aux: isReviewed ? { review: seconds } : {},
    happened: true,
    suspend: isReviewed ? { reason: 'video_review', seconds: seconds + 5 } : { reason: 'goal', seconds },
  }
}

/** Half of the reviewed goals are disallowed; nothing was settled meanwhile. */
function reviewEnds(play: Play, rng: Rng): SimStep<'soccer'> {
  const suspend = { reason: 'video_review', seconds: 15 } as const
  return rng.chance(0.5)
    ? { play: takeBack(play), aux: {}, happened: true, suspend }
    : { play, aux: {}, suspend }
}

function goal(play: Play, side: 0 | 1): Play {
  const [first, second] = play.goals
  return {
    ...play,
    goals: halfOf(play) === 0 ? [plus(first, side), second] : [first, plus(second, side)],
    scorers: [...play.scorers, side],
  }
}

function takeBack(play: Play): Play {
  const side = play.scorers.at(-1)
  if (side === undefined) return play
  const [first, second] = play.goals
  return {
    ...play,
    goals: halfOf(play) === 0 ? [plus(first, side, -1), second] : [first, plus(second, side, -1)],
    scorers: play.scorers.slice(0, -1),
  }
}

function show({ play, params }: Soccer): ShownState {
  const [first, second] = play.goals
  const half = halfOf(play)
  const periods = [
    { home: first[0], away: first[1], key: '1st_half', number: 1, type: 'half' },
    { home: second[0], away: second[1], key: '2nd_half', number: 2, type: 'half' },
  ]
  const begun =
    play.phase === 'not_started' ? 0 : play.phase === '1st_half' || play.phase === 'halftime' ? 1 : 2
  const added = Math.max(0, play.second - SOCCER_HALF_SECONDS)
  return {
    stage: play.phase,
    score: { home: first[0] + second[0], away: first[1] + second[1] },
    periodScores: periods.slice(0, begun),
    ...(play.phase !== 'not_started' && {
      clock: {
        // Stoppage time is added: 47 minutes with 120 s of stoppage reads 45+2.
        matchTime: clockSeconds(play),
        ...(added > 0 && isRunning(play) && { stoppageTime: added }),
        ...(isRunning(play) &&
          play.second > SOCCER_HALF_SECONDS - 60 && { announcedStoppage: params.stoppage[half] }),
        stopped: !isRunning(play),
      },
    }),
  }
}

/** Seconds on the match clock; the second half begins at 45 minutes, however long the first one was. */
function clockSeconds({ phase, second }: Play): number {
  if (phase === 'halftime') return SOCCER_HALF_SECONDS
  return phase === '1st_half' ? second : SOCCER_HALF_SECONDS + second
}
