import { createPathCollector, jointOf, type Paths } from '../../maths/joint.ts'
import type { JointChance } from '../../types.ts'
import { inningsRuns, PAST_MAX } from './cricketModel.ts'
import type { CricketParams, CricketState } from './cricketState.ts'

const SPACES = ['winner', 'tie', 'innings:1', 'innings:2', 'home', 'away']
/** Ends rarer than this are left out; their total is less than a step of the price grid. */
const NEGLIGIBLE = 3e-8

/**
 * Joint chances of cricket legs: a path is the runs of both innings, where a chase stops once it has passed the score,
 * and the winner; a super over decides a tie evenly. Overs, power plays and wickets have separate models and therefore
 * no joint chance with the runs of an innings: they are in no path.
 */
export function cricketJoint(params: CricketParams, state: CricketState): JointChance {
  return jointOf([{ spaces: SPACES, paths: () => pathsOf(params, state) }])
}

function pathsOf(params: CricketParams, state: CricketState): Paths {
  const { add, toPaths } = createPathCollector(SPACES)
  const { setting, chasing } = inningsRuns(params, state)
  const row = new Int16Array(SPACES.length * 2)
  const addEnd = (set: number, chased: number, isFirstWinner: boolean, p: number) => {
    if (p < NEGLIGIBLE) return
    const isHome = isFirstWinner === (state.first === 0)
    row[0] = isHome ? 1 : 0
    row[1] = isHome ? 0 : 1
    row[2] = set === chased ? 1 : 0
    row[3] = set === chased ? 0 : 1
    row[4] = set
    row[6] = chased
    row[8] = state.first === 0 ? set : chased
    row[11] = state.first === 0 ? chased : set
    add(p, row)
  }
  for (let set = 0; set < setting.length; set++) {
    if (setting[set]! < NEGLIGIBLE) continue
    let past = 1
    for (let chased = 0; chased <= set + 1 && chased < chasing.length; chased++) {
      const p = setting[set]! * chasing[chased]!
      past -= chasing[chased]!
      if (chased === set) {
        addEnd(set, chased, true, p / 2)
        addEnd(set, chased, false, p / 2)
      } else addEnd(set, chased, chased < set, p)
    }
    addEnd(set, set + PAST_MAX, false, setting[set]! * past)
  }
  return toPaths()
}
