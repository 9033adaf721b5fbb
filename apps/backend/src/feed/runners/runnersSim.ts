import type { SuspensionReason } from '@touchline/domain/market'
import type { EventType } from '@touchline/domain/match'
import { winChances, type RunnersBook } from '#pricing'
import { createRng, type Rng } from '../random/rng.ts'

/** The randomly drawn parameters of an event, fixed before it begins. */
export type RunnersParams = Pick<RunnersBook, 'runners' | 'strengths' | 'sharpness' | 'hasPlaces'> & {
  /** Match time from the start to the result, milliseconds. */
  readonly duration: number
  /** The runner that will be withdrawn, and how long before the start. */
  readonly scratch?: { readonly runner: number; readonly beforeMs: number }
}

export type RunnersPlay = {
  readonly phase: 'not_started' | 'running' | 'ended'
  /** Card positions of the withdrawn runners. */
  readonly withdrawn: readonly number[]
  /** The final order, drawn at the start: runners by place, those in a dead heat together. */
  readonly finish?: readonly (readonly number[])[]
  /** How far ahead of its final place each runner starts, 0..1. */
  readonly pace?: readonly number[]
}

/**
 * The simulation of an event without two sides: plain JSON, stored in `matches.sim`, everything that a restart needs.
 */
export type RunnersSim = {
  readonly kind: Exclude<EventType, 'match'>
  /** Key of the sport. Not named `sportKey`, which marks a match that the sport's model plays and prices. */
  readonly sport: string
  readonly params: RunnersParams
  readonly play: RunnersPlay
  readonly rng: number
  /** Match time since the start, milliseconds. */
  readonly elapsed: number
  readonly at: number
  /** Platform instant until which an operator suspends the markets, and why. */
  readonly held?: { readonly reason: SuspensionReason; readonly until: number }
}

/** Share of races that end in a dead heat. */
const DEAD_HEAT = 1 / 60
/** Share of dead heats between three runners; the others are between two. */
const OF_THREE = 1 / 4
/** Maximum drift between two turns. */
const DRIFT = 0.025

export function createRunnersSim(
  head: Pick<RunnersSim, 'kind' | 'sport' | 'params'>,
  seed: number,
  startsAt: number,
): RunnersSim {
  return { ...head, play: { phase: 'not_started', withdrawn: [] }, rng: seed, elapsed: 0, at: startsAt }
}

/**
 * A small drift of the strengths before the start. It has its own random source, so that it does not change the result.
 */
export function driftRunners(sim: RunnersSim, seed: number): RunnersSim {
  const rng = createRng(seed)
  const strengths = sim.params.strengths.map(
    strength => Math.round((strength + rng.normal(0, DRIFT)) * 10_000) / 10_000,
  )
  return { ...sim, params: { ...sim.params, strengths } }
}

/** Moves the first runner's price by about `factor`: 0.9 makes it shorter, 1.1 longer. */
export function leanRunners(sim: RunnersSim, factor: number): RunnersSim {
  const [first = 0, ...others] = sim.params.strengths
  return {
    ...sim,
    params: { ...sim.params, strengths: [first - Math.log(factor) / sim.params.sharpness, ...others] },
  }
}

/** Withdraws the runner that is due to be withdrawn at `msToStart` before the start. */
export function scratched(sim: RunnersSim, msToStart: number): RunnersSim {
  const { scratch } = sim.params
  const { play } = sim
  if (!scratch || msToStart > scratch.beforeMs || play.withdrawn.includes(scratch.runner)) return sim
  return { ...sim, play: { ...play, withdrawn: [...play.withdrawn, scratch.runner] } }
}

/**
 * Plays on until `elapsed` milliseconds of match time after the start; the number of steps does not affect the result.
 */
export function runOn(sim: RunnersSim, elapsed: number): RunnersSim {
  const begun = sim.play.phase === 'not_started' ? setOff(scratched(sim, 0)) : sim
  const phase = elapsed >= sim.params.duration ? 'ended' : 'running'
  return { ...begun, elapsed: Math.min(elapsed, sim.params.duration), play: { ...begun.play, phase } }
}

export const runToEnd = (sim: RunnersSim): RunnersSim => runOn(sim, sim.params.duration)

function setOff(sim: RunnersSim): RunnersSim {
  const rng = createRng(sim.rng)
  const order = drawOrder(sim, rng)
  const pace = sim.params.runners.map(() => Math.round(rng.next() * 1000) / 1000)
  const finish = order.map(runner => [runner])
  // The tied runners share the first or the last paid places.
  if (sim.kind === 'race' && rng.chance(DEAD_HEAT)) {
    const drawn = rng.whole(0, 2)
    const sharing = rng.chance(OF_THREE) ? 3 : 2
    const at = Math.min(drawn, finish.length - sharing)
    if (at >= 0) finish.splice(at, sharing, finish.slice(at, at + sharing).flat())
  }
  return { ...sim, play: { ...sim.play, phase: 'running', finish, pace }, rng: rng.state() }
}

/** Draws the winner, then each next place among the rest, by their chances. */
function drawOrder({ params, play }: RunnersSim, rng: Rng): number[] {
  const isThere = (runner: number) => !play.withdrawn.includes(runner)
  const order: number[] = []
  while (order.length < params.runners.length - play.withdrawn.length) {
    const chances = winChances(params.strengths, params.sharpness, i => !isThere(i) || order.includes(i))
    let draw = rng.next()
    const next = chances.findIndex(chance => chance > 0 && (draw -= chance) < 0)
    order.push(next >= 0 ? next : chances.findLastIndex(chance => chance > 0))
  }
  return order
}
