import { ballRates, isInningsOver, type Innings, type PlayOf } from '#pricing'
import type { Rng } from '../random/rng.ts'
import { STEP_SECONDS, type ShownState, type Sim, type SportSim, type SimStep } from './sim.ts'

type Play = PlayOf<'cricket'>
type Cricket = Sim<'cricket'>

const BREAK_SECONDS = 900
const BALL_SECONDS = 30
const OVER_SECONDS = 60
/** Runs from a ball without a wicket, with their chances (reference/domain.md g). */
const RUNS = [
  [1, 0.386],
  [4, 0.136],
  [6, 0.078],
  [2, 0.058],
  [3, 0.002],
] as const
/** Mean of the runs above together with wides and no-balls, which this simulation adds to the ball they precede. */
const RUNS_MEAN = 1.52

const FRESH: Innings = { runs: 0, wickets: 0, balls: 0, overs: [] }

/** Twenty20 cricket, ball by ball. */
export const cricketSim: SportSim<'cricket'> = {
  usualMinutes: 165,
  periods: 2,
  params(rng, { home, away }) {
    const bat = (strength: number) => round(1 + strength * 0.06 + rng.normal(0, 0.03))
    return { batting: [bat(home), bat(away)] }
  },
  kickOff: rng => ({ phase: 'not_started', first: rng.chance(0.5) ? 0 : 1, innings: [] }),
  step(sim, rng) {
    const { play, aux } = sim
    if (play.phase === 'ended') return {}
    if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
    switch (play.phase) {
      case 'super_over':
        return {
          play: { ...play, phase: 'ended', superOver: rng.chance(0.5) ? 0 : 1 },
          aux: {},
          happened: true,
        }
      case 'innings':
        return ball(sim, rng)
      default:
        return {
          play: { ...play, phase: 'innings', innings: [...play.innings, FRESH] },
          aux: { wait: BALL_SECONDS },
          happened: true,
        }
    }
  },
  show,
  score: ({ play }, side) => {
    const batting = battingSide(play)
    return play.phase === 'innings' && batting === side ? after(play, 6, false) : undefined
  },
  lean: (params, amount) => ({
    batting: [round(params.batting[0] * (1 + amount * 0.2)), params.batting[1]],
  }),
  drift: (params, rng) => ({
    batting: [
      round(params.batting[0] + rng.normal(0, 0.0005)),
      round(params.batting[1] + rng.normal(0, 0.0005)),
    ],
  }),
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The side that bats now; in a break, the side that batted last. */
export function battingSide({ first, innings }: Play): 0 | 1 {
  return innings.length < 2 ? first : first === 0 ? 1 : 0
}

function ball({ params, play }: Cricket, rng: Rng): SimStep<'cricket'> {
  const { runs, wicket } = ballRates(play.innings.at(-1)!.balls)
  const scale = (runs / RUNS_MEAN) * params.batting[battingSide(play)]
  const isWicket = rng.chance(wicket)
  let scored = 0
  let draw = rng.next() * (1 - wicket)
  for (const [value, chance] of RUNS) {
    draw -= chance * scale
    if (draw < 0) {
      scored = value
      break
    }
  }
  const next = after(play, isWicket ? 0 : scored, isWicket)
  const isOverDone = next.innings.at(-1)!.balls % 6 === 0
  const wait =
    next.phase === 'break'
      ? BREAK_SECONDS
      : next.phase === 'super_over'
        ? 600
        : isOverDone
          ? OVER_SECONDS
          : BALL_SECONDS
  return {
    play: next,
    aux: { wait: isWicket && next.phase === 'innings' ? wait + 60 : wait },
    happened: true,
    ...(isWicket && { suspend: { reason: 'wicket', seconds: 30 } }),
    ...(next.phase === 'break' && { suspend: { reason: 'period_end', seconds: 30 } }),
  }
}

/** The play after a legal ball; ends innings and the match. */
function after(play: Play, scored: number, isWicket: boolean): Play {
  const at = play.innings.at(-1)!
  const index = Math.floor(at.balls / 6)
  const over = at.overs[index] ?? { runs: 0, wickets: 0 }
  const innings: Innings = {
    runs: at.runs + scored,
    wickets: at.wickets + (isWicket ? 1 : 0),
    balls: at.balls + 1,
    overs: [
      ...at.overs.slice(0, index),
      { runs: over.runs + scored, wickets: over.wickets + (isWicket ? 1 : 0) },
    ],
  }
  const all = play.innings.with(-1, innings)
  const target = all.length === 2 ? all[0]!.runs : undefined
  if (!isInningsOver(innings, target)) return { ...play, innings: all }
  if (all.length === 1) return { ...play, phase: 'break', innings: all }
  return { ...play, phase: innings.runs === target ? 'super_over' : 'ended', innings: all }
}

function show({ play }: Cricket): ShownState {
  const batting = battingSide(play)
  const inningsOf = (side: 0 | 1) => play.innings[side === play.first ? 0 : 1]
  const runs = (side: 0 | 1) => inningsOf(side)?.runs ?? 0
  const wickets = (side: 0 | 1) => inningsOf(side)?.wickets ?? 0
  const [home, away] = [inningsOf(0), inningsOf(1)]
  const stage = {
    not_started: 'not_started',
    innings: play.innings.length === 1 ? '1st_inning' : '2nd_inning',
    break: 'innings_break',
    super_over: 'super_over',
    ended: 'ended',
  }[play.phase]
  return {
    stage,
    score: { home: runs(0), away: runs(1) },
    ...(play.innings.length > 0 && {
      gameScore: { home: wickets(0), away: wickets(1) },
      balls: { ...(home && { home: home.balls }), ...(away && { away: away.balls }) },
    }),
    ...(play.phase === 'innings' && { currentServer: batting === 0 ? ('home' as const) : ('away' as const) }),
    periodScores: play.innings.map((innings, i) => {
      const side = i === 0 ? play.first : play.first === 0 ? 1 : 0
      return {
        home: side === 0 ? innings.runs : 0,
        away: side === 1 ? innings.runs : 0,
        key: i === 0 ? '1st_inning' : '2nd_inning',
        number: i + 1,
        type: 'inning',
      }
    }),
  }
}
