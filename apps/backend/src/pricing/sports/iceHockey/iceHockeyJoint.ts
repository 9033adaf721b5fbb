import { createPathCollector, jointOf, type PathCollector, type Paths } from '../../maths/joint.ts'
import { poisson } from '../../maths/poisson.ts'
import type { JointChance } from '../../types.ts'
import { chanceOfDecider, GOALS_MAX, goalsToCome } from './iceHockeyModel.ts'
import type { IceHockeyParams, IceHockeyState } from './iceHockeyState.ts'

type PeriodEnd = {
  readonly goals: readonly [home: number, away: number]
  /**
   * Chance that home scores the first of the remaining goals, -1 where there is none: all orders of a period's goals
   * are assumed equally likely.
   */
  readonly scores: number
  readonly p: number
}

/** Paths rarer than this are left out; their total is about a thousandth, far less than a step of the price grid. */
const NEGLIGIBLE = 2e-7

/**
 * Joint chances of ice hockey legs: a path is the goals of all three periods, the scorer of the next goal, and the
 * winner of a tied match. So periods, regular time, the whole match and the next goal are priced jointly.
 */
export function iceHockeyJoint(params: IceHockeyParams, state: IceHockeyState): JointChance {
  const spaces = ['reg', 'full', 'period:1', 'period:2', 'period:3', `goal:${state.scorers.length + 1}`]
  return jointOf([{ spaces, paths: () => pathsOf(params, state, spaces) }])
}

function pathsOf(params: IceHockeyParams, state: IceHockeyState, spaces: readonly string[]): Paths {
  const collector = createPathCollector(spaces)
  const [one, two, three] = [1, 2, 3].map(period => periodEnds(params, state, period)) as [
    PeriodEnd[],
    PeriodEnd[],
    PeriodEnd[],
  ]
  const decides = chanceOfDecider(params, state)
  // One buffer reused for all paths, because there are tens of thousands.
  const row = new Int16Array(spaces.length * 2)
  for (const a of one) {
    for (const b of two) {
      if (a.p * b.p < NEGLIGIBLE) break
      for (const c of three) {
        const p = a.p * b.p * c.p
        if (p < NEGLIGIBLE) break
        addPath(collector, row, [a, b, c], p, decides)
      }
    }
  }
  return collector.toPaths()
}

/** Adds a path for every combination of its next goal and its decider. */
function addPath(
  { add }: PathCollector,
  row: Int16Array,
  periods: readonly [PeriodEnd, PeriodEnd, PeriodEnd],
  p: number,
  decides: number,
): void {
  let [h, a] = [0, 0]
  let scores = -1
  for (let i = 0; i < 3; i++) {
    const { goals, scores: first } = periods[i]!
    row[4 + i * 2] = goals[0]
    row[5 + i * 2] = goals[1]
    h += goals[0]
    a += goals[1]
    if (scores < 0) scores = first
  }
  row[0] = h
  row[1] = a
  for (let scorer = 0; scorer < 3; scorer++) {
    const pScorer = scorer === 2 ? (scores < 0 ? 1 : 0) : scores < 0 ? 0 : scorer === 0 ? scores : 1 - scores
    if (pScorer === 0) continue
    row[10] = scorer === 0 ? 1 : 0
    row[11] = scorer === 1 ? 1 : 0
    for (let winner = 0; winner < 2; winner++) {
      const pWinner = h === a ? (winner === 0 ? decides : 1 - decides) : winner
      if (pWinner === 0) continue
      row[2] = h === a && winner === 0 ? h + 1 : h
      row[3] = h === a && winner === 1 ? a + 1 : a
      add(p * pScorer * pWinner, row)
    }
  }
}

/** Ends of one period, the most likely first. */
function periodEnds(params: IceHockeyParams, state: IceHockeyState, period: number): PeriodEnd[] {
  const [pHome, pAway] = ([0, 1] as const).map(side => {
    const mean = goalsToCome(params, state, side, [period])
    return poisson(mean, mean === 0 ? 0 : GOALS_MAX)
  }) as [Float64Array, Float64Array]
  const [home, away] = state.goals[period - 1] ?? [0, 0]
  const ends: PeriodEnd[] = []
  for (let h = 0; h < pHome.length; h++) {
    for (let a = 0; a < pAway.length; a++) {
      const scores = h + a > 0 ? h / (h + a) : -1
      ends.push({ goals: [home + h, away + a], scores, p: pHome[h]! * pAway[a]! })
    }
  }
  return ends.toSorted((a, b) => b.p - a.p)
}
