import type { SuspensionReason } from '@touchline/domain/market'
import { createRng } from '../random/rng.ts'
import { startStory } from './story/story.ts'
import { addStep } from './story/addStep.ts'
import { STEP_MS, type Sim, type Suspension } from './sim.ts'
import { simOf } from './sports.ts'

const SCORE_PAUSE_MS = 20_000
/** No match of any sport lasts longer than this. */
const MATCH_MS_MAX = 12 * 3_600_000

export type Advanced = { readonly sim: Sim; readonly happened: boolean }

/**
 * Plays a match on until `until` milliseconds after kick-off. Every step draws from the simulation's own random state,
 * so that the number of calls does not affect the match.
 */
export function advance(sim: Sim, until: number): Advanced {
  const rng = createRng(sim.rng)
  const { step } = simOf(sim.sportKey)
  let { play, aux, suspension, elapsed } = sim
  let story = sim.story ?? startStory(sim.rng)
  const storyRng = createRng(story.rng)
  let happened = false
  while (elapsed + STEP_MS <= until && play.phase !== 'ended') {
    const next = step({ ...sim, play, aux, suspension, elapsed }, rng)
    elapsed += STEP_MS
    const before = { params: sim.params, play, aux }
    play = next.play ?? play
    aux = next.aux ?? aux
    story = addStep(sim.sportKey, story, before, { params: sim.params, play, aux }, storyRng)
    if (suspension && suspension.until <= elapsed) suspension = null
    if (next.suspend)
      suspension = { reason: next.suspend.reason, until: elapsed + next.suspend.seconds * 1000 }
    happened ||= next.happened === true
  }
  if (play.phase === 'ended') suspension = null
  return {
    sim: {
      ...sim,
      rng: rng.state(),
      play,
      aux,
      suspension,
      elapsed,
      story: { ...story, rng: storyRng.state() },
      unsettled: sim.unsettled || happened,
    },
    happened,
  }
}

export function playToEnd(sim: Sim): Sim {
  return advance(sim, sim.elapsed + MATCH_MS_MAX).sim
}

/** Match time due at the platform instant `now`, when match time runs `speed` times as fast as the platform's clock. */
export function dueAt(sim: Sim, now: number, speed: number): number {
  return sim.due + Math.max(0, now - sim.at) * speed
}

/**
 * Adds a score immediately, with the pause that follows one; returns the match unchanged where no score is possible.
 */
export function scoreNow(sim: Sim, side: 0 | 1): Sim {
  const play = simOf(sim.sportKey).score(sim, side)
  if (!play) return sim
  const suspension: Suspension = { reason: 'goal', until: sim.elapsed + SCORE_PAUSE_MS }
  const before = sim.story ?? startStory(sim.rng)
  const rng = createRng(before.rng)
  const advanced = addStep(sim.sportKey, before, sim, { ...sim, play, aux: {} }, rng)
  const story = { ...advanced, rng: rng.state() }
  return {
    ...sim,
    play,
    aux: {},
    story,
    suspension: play.phase === 'ended' ? null : suspension,
    unsettled: true,
  }
}

/** Suspends the markets until a platform instant. */
export function hold(sim: Sim, reason: SuspensionReason, until: number): Sim {
  return { ...sim, held: { reason, until } }
}

/** Why the markets are closed at a platform instant, if they are. */
export function suspensionAt(sim: Sim, now: number): SuspensionReason | undefined {
  if (sim.held && now < sim.held.until) return sim.held.reason
  return sim.suspension?.reason
}

/**
 * A small drift of an upcoming match's strengths. It has its own random source, so that it does not change how the
 * match is played.
 */
export function driftSim(sim: Sim, seed: number): Sim {
  return { ...sim, params: simOf(sim.sportKey).drift(sim.params, createRng(seed)) }
}

/** Moves home's price by about `factor`: 0.9 makes it shorter, 1.1 longer. */
export function leanSim(sim: Sim, factor: number): Sim {
  return { ...sim, params: simOf(sim.sportKey).lean(sim.params, -Math.log(factor)) }
}
