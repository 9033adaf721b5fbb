import type { SportKey } from '#pricing'
import { basketballSim } from './basketball.ts'
import { counterStrikeSim } from './counterStrike.ts'
import { cricketSim } from './cricket.ts'
import { iceHockeySim } from './iceHockey.ts'
import type { SportSim } from './sim.ts'
import { soccerSim } from './soccer.ts'
import { tennisSim } from './tennis.ts'

type Sims = { readonly [Key in SportKey]: SportSim<Key> }

const SIMS: Sims = {
  soccer: soccerSim,
  tennis: tennisSim,
  basketball: basketballSim,
  ice_hockey: iceHockeySim,
  cricket: cricketSim,
  counter_strike: counterStrikeSim,
}

/** The simulation of a sport. */
export function simOf<Key extends SportKey>(sportKey: Key): SportSim<Key> {
  return SIMS[sportKey]
}
