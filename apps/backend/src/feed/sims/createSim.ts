import type { SportKey } from '#pricing'
import { createRng } from '../random/rng.ts'
import type { Sim, Strengths } from './sim.ts'
import { simOf } from './sports.ts'

/** A match before kick-off. The same seed and strengths always give the same match. */
export function createSim(sportKey: SportKey, seed: number, strengths: Strengths, startsAt: number): Sim {
  const rng = createRng(seed)
  const { params, kickOff } = simOf(sportKey)
  const drawn = params(rng, strengths)
  const play = kickOff(rng, drawn)
  return {
    sportKey,
    rng: rng.state(),
    params: drawn,
    play,
    aux: {},
    suspension: null,
    elapsed: 0,
    due: 0,
    at: startsAt,
    unsettled: false,
  }
}
