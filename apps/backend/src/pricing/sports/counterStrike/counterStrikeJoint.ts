import { createPathCollector, jointOf, type Paths } from '../../maths/joint.ts'
import type { Distribution, JointChance } from '../../types.ts'
import { firstOf, homeWins, mapEnds } from './counterStrikeModel.ts'
import { runningMap } from './counterStrikeOffers.ts'
import {
  mapsOf,
  MAPS_TO_WIN,
  roundChance,
  roundsOf,
  type CounterStrikeParams,
  type CounterStrikeState,
} from './counterStrikeState.ts'

type Score = readonly [home: number, away: number]

/**
 * Joint chances of Counter-Strike legs: a path is the winner of the current round, the rounds of the current map, those
 * of the second map while the first is played, and the maps of the match. A third map that may not be played is in no
 * path.
 */
export function counterStrikeJoint(params: CounterStrikeParams, state: CounterStrikeState): JointChance {
  const map = runningMap(state)
  const round = (state.rounds[map - 1]?.length ?? 0) + 1
  const spaces = ['maps', `round:${map}:${round}`, `map:${map}`, ...(map === 1 ? ['map:2'] : [])]
  return jointOf([{ spaces, paths: () => pathsOf(params, state, spaces) }])
}

function pathsOf(params: CounterStrikeParams, state: CounterStrikeState, spaces: readonly string[]): Paths {
  const { add, toPaths } = createPathCollector(spaces)
  const map = runningMap(state) - 1
  const [home, away] = roundsOf(state.rounds[map] ?? [])
  const maps = mapsOf(state.rounds)
  const scores = lastMapScores(params, state)
  const second = map === 0 ? mapEnds(params, 1, state, [0, 0]) : undefined
  const roundHome = roundChance(params, map, home + away, firstOf(state, map))
  for (const winner of [0, 1] as const) {
    const pRound = winner === 0 ? roundHome : 1 - roundHome
    const from = winner === 0 ? ([home + 1, away] as const) : ([home, away + 1] as const)
    eachEnd(mapEnds(params, map, state, from), (end, pMap) => {
      const known = [1 - winner, winner, ...end]
      const after = withMap(maps, end)
      if (!second) {
        for (const [score, p] of scores(after)) add(pRound * pMap * p, [...score, ...known])
        return
      }
      eachEnd(second, (other, pOther) => {
        for (const [score, p] of scores(withMap(after, other))) {
          add(pRound * pMap * pOther * p, [...score, ...known, ...other])
        }
      })
    })
  }
  return toPaths()
}

/** The maps at the end of the match, given that at most the last one is open. */
function lastMapScores(
  params: CounterStrikeParams,
  state: CounterStrikeState,
): (maps: Score) => readonly (readonly [Score, number])[] {
  const last = homeWins(mapEnds(params, 2, state, [0, 0]))
  return maps => {
    if (Math.max(...maps) === MAPS_TO_WIN) return [[maps, 1]]
    return [
      [withMap(maps, [1, 0]), last],
      [withMap(maps, [0, 1]), 1 - last],
    ]
  }
}

const withMap = ([home, away]: Score, [h, a]: Score): Score => (h > a ? [home + 1, away] : [home, away + 1])

function eachEnd({ home, away, p }: Distribution, visit: (end: Score, p: number) => void): void {
  for (let i = 0; i < p.length; i++) visit([home[i]!, away[i]!], p[i]!)
}
