import { isMapOver, mapsOf, MAPS_TO_WIN, roundChance, roundsOf, type PlayOf } from '#pricing'
import type { Rng } from '../random/rng.ts'
import { otherSide, STEP_SECONDS, type ShownState, type Sim, type SportSim, type SimStep } from './sim.ts'

type Play = PlayOf<'counter_strike'>
type CounterStrike = Sim<'counter_strike'>

const MAP_BREAK_SECONDS = 600
const SIDE_SWITCH_SECONDS = 60

/** Counter-Strike, best of three maps, round by round. */
export const counterStrikeSim: SportSim<'counter_strike'> = {
  usualMinutes: 130,
  periods: 3,
  params(rng, { home, away }) {
    const edge = (home - away) * 0.03
    const round = Array.from({ length: 3 }, () =>
      Math.min(0.64, Math.max(0.36, rounded(0.5 + edge + rng.normal(0, 0.015)))),
    )
    return { round, sideBias: 0.02 }
  },
  kickOff(rng) {
    const first = rng.chance(0.5) ? 0 : 1
    return { phase: 'not_started', rounds: [], defendsFirst: [first, otherSide(first), first] }
  },
  step(sim, rng) {
    const { play, aux } = sim
    if (play.phase === 'ended') return {}
    if ((aux['wait'] ?? 0) > STEP_SECONDS) return { aux: { wait: aux['wait']! - STEP_SECONDS } }
    if (play.phase !== 'map') {
      return {
        play: { ...play, phase: 'map', rounds: [...play.rounds, []] },
        aux: { wait: 90 },
        happened: true,
      }
    }
    return round(sim, rng)
  },
  show,
  score: ({ play }, side) => (play.phase === 'map' ? winRound(play, side) : undefined),
  lean: (params, amount) => ({ ...params, round: params.round.map(p => rounded(p + amount * 0.12)) }),
  drift: (params, rng) => ({ ...params, round: params.round.map(p => rounded(p + rng.normal(0, 0.00012))) }),
}

const rounded = (value: number) => Math.round(value * 100_000) / 100_000

function round({ params, play }: CounterStrike, rng: Rng): SimStep<'counter_strike'> {
  const map = play.rounds.length - 1
  const played = play.rounds[map]!.length
  const isHome = rng.chance(roundChance(params, map, played, play.defendsFirst[map] ?? 0))
  const next = winRound(play, isHome ? 0 : 1)
  const wait =
    next.phase === 'break'
      ? MAP_BREAK_SECONDS
      : played + 1 === 12
        ? SIDE_SWITCH_SECONDS + 90
        : 5 * rng.whole(14, 24)
  return { play: next, aux: { wait }, happened: true, suspend: { reason: 'round_end', seconds: 10 } }
}

function winRound(play: Play, winner: 0 | 1): Play {
  const rounds = play.rounds.with(-1, [...play.rounds.at(-1)!, winner])
  if (!isMapOver(roundsOf(rounds.at(-1)!))) return { ...play, rounds }
  return { ...play, rounds, phase: Math.max(...mapsOf(rounds)) === MAPS_TO_WIN ? 'ended' : 'break' }
}

const ORDINALS = ['1st', '2nd', '3rd']

function show({ play }: CounterStrike): ShownState {
  const [home, away] = mapsOf(play.rounds)
  const [homeRounds, awayRounds] = roundsOf(play.rounds.at(-1) ?? [])
  const stage = {
    not_started: 'not_started',
    map: `${ORDINALS[play.rounds.length - 1]}_map`,
    break: 'break',
    ended: 'ended',
  }[play.phase]
  return {
    stage,
    score: { home, away },
    ...(play.phase === 'map' && { gameScore: { home: homeRounds, away: awayRounds } }),
    periodScores: play.rounds.map((winners, i) => {
      const [h, a] = roundsOf(winners)
      return { home: h, away: a, key: `${ORDINALS[i]}_map`, number: i + 1, type: 'map' }
    }),
  }
}
