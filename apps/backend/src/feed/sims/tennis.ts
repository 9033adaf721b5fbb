import { gamesOf, isSetOver, isTiebreak, setsOf, tiebreakServer, type PlayOf } from '#pricing'
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

type Play = PlayOf<'tennis'>
type Tennis = Sim<'tennis'>

const SET_BREAK_SECONDS = 120
const CHANGE_SECONDS = 60

/** Tennis: points on serve; markets are suspended while a break point is played. */
export const tennisSim: SportSim<'tennis'> = {
  usualMinutes: 95,
  periods: 3,
  params(rng, { home, away }) {
    const edge = (home - away) * 0.02
    const serve = (lead: number) => Math.min(0.76, Math.max(0.52, round(rng.normal(0.625, 0.025) + lead)))
    return { serve: [serve(edge), serve(-edge)], bestOf: 3 }
  },
  kickOff: rng => ({ phase: 'not_started', games: [], points: [0, 0], server: rng.chance(0.5) ? 0 : 1 }),
  step(sim, rng) {
    const { play, aux } = sim
    if (play.phase === 'ended') return {}
    if (play.phase === 'not_started') {
      return { play: { ...play, phase: 'playing', games: [[]] }, aux: { wait: 20 }, happened: true }
    }
    if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
    if (play.phase === 'break') {
      const games = [...play.games, []]
      return { play: { ...play, phase: 'playing', games }, aux: { wait: 20 }, happened: true }
    }
    return point(sim, rng)
  },
  show,
  score: ({ play }, side) => (play.phase === 'playing' ? winPoint(play, side) : undefined),
  lean: (params, amount) => ({
    ...params,
    serve: [round(params.serve[0] + amount * 0.08), round(params.serve[1] - amount * 0.08)],
  }),
  drift: (params, rng) => ({
    ...params,
    serve: [round(params.serve[0] + rng.normal(0, 0.00015)), round(params.serve[1] + rng.normal(0, 0.00015))],
  }),
}

const round = (value: number) => Math.round(value * 100_000) / 100_000

/** The server of the next point. */
export function serverOf(play: Play): 0 | 1 {
  const isInTiebreak = isTiebreak(gamesOf(play.games.at(-1) ?? []))
  return isInTiebreak ? tiebreakServer(play.server, play.points[0] + play.points[1]) : play.server
}

function point({ params, play }: Tennis, rng: Rng): SimStep<'tennis'> {
  const server = serverOf(play)
  const winner = rng.chance(params.serve[server]) ? server : otherSide(server)
  const next = winPoint(play, winner)
  const isGameOver = next.points[0] + next.points[1] === 0
  const wait = next.phase === 'break' ? SET_BREAK_SECONDS : isGameOver ? CHANGE_SECONDS : 5 * rng.whole(4, 8)
  return {
    play: next,
    aux: { wait },
    happened: true,
    ...(isBreakPoint(next) && { suspend: { reason: 'break_point', seconds: Math.min(wait, 10) } }),
    ...(next.phase === 'break' && { suspend: { reason: 'period_end', seconds: 15 } }),
  }
}

/** The play after a point; ends games, sets and the match. */
function winPoint(play: Play, winner: 0 | 1): Play {
  const points = plus(play.points, winner)
  const winners = play.games.at(-1) ?? []
  const needed = isTiebreak(gamesOf(winners)) ? 7 : 4
  const lead = points[winner] - points[otherSide(winner)]
  if (points[winner] < needed || lead < 2) return { ...play, points }
  const games = play.games.with(-1, [...winners, winner])
  const next: Play = { ...play, games, points: [0, 0], server: otherSide(play.server) }
  if (!isSetOver(gamesOf(games.at(-1)!))) return next
  return { ...next, phase: Math.max(...setsOf(next)) === 2 ? 'ended' : 'break' }
}

/** Whether the receiver wins the game with the next point. */
export function isBreakPoint(play: Play): boolean {
  if (play.phase !== 'playing' || isTiebreak(gamesOf(play.games.at(-1) ?? []))) return false
  const [server, receiver] = [play.points[play.server], play.points[otherSide(play.server)]]
  return receiver >= 3 && receiver > server
}

const POINTS = [0, 15, 30, 40]

/** Points in tennis scoring: 0, 15, 30, 40, and 50 for advantage; a tiebreak counts points. */
function called(play: Play): { home: number; away: number } {
  const [home, away] = play.points
  if (isTiebreak(gamesOf(play.games.at(-1) ?? []))) return { home, away }
  const call = (own: number, theirs: number) => (own < 4 ? POINTS[own]! : own > theirs ? 50 : 40)
  return { home: call(home, away), away: call(away, home) }
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th']

function show({ play }: Tennis): ShownState {
  const [home, away] = setsOf(play)
  const isPlaying = play.phase === 'playing'
  return {
    stage:
      play.phase === 'not_started' || play.phase === 'ended'
        ? play.phase
        : `${ORDINALS[play.games.length - 1]}_set`,
    score: { home, away },
    ...(isPlaying && {
      gameScore: called(play),
      currentServer: serverOf(play) === 0 ? ('home' as const) : ('away' as const),
    }),
    periodScores: play.games.map((winners, i) => {
      const [h, a] = gamesOf(winners)
      return { home: h, away: a, key: `${ORDINALS[i]}_set`, number: i + 1, type: 'set' }
    }),
  }
}
