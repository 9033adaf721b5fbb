import { collect, createCollector, independent } from '../../maths/distribution.ts'
import { poisson } from '../../maths/poisson.ts'
import { packHalves } from '../../rules/halves.ts'
import { createPathCollector, jointOf, partOf } from '../../maths/joint.ts'
import type { Distribution, JointChance } from '../../types.ts'
import {
  goalShare,
  redFactor,
  soccerMinute,
  type Pair,
  type SoccerParams,
  type SoccerState,
} from './soccerState.ts'

/** Dependence of low scores (Dixon and Coles; fitted on three leagues in reference/domain.md g). */
const RHO = -0.08
const MORE_GOALS_MAX = 8
/** Paths rarer than this are left out; their total is less than a step of the price grid. */
const NEGLIGIBLE = 2e-7

/**
 * Chances of every end of a soccer match. Remaining goals are Poisson in each half; the whole path is weighted by the
 * Dixon-Coles factor of its final score, so that live prices do not drift in a predictable direction.
 */
export function soccerModel(
  params: SoccerParams,
  state: SoccerState,
): (space: string) => Distribution | undefined {
  const minute = soccerMinute(params, state)
  const made = new Map<string, Distribution | undefined>()
  return space => {
    if (!made.has(space)) made.set(space, distributionOf(params, state, minute, space, made))
    return made.get(space)
  }
}

function distributionOf(
  params: SoccerParams,
  state: SoccerState,
  minute: number,
  space: string,
  made: Map<string, Distribution | undefined>,
): Distribution | undefined {
  const left = (90 - minute) / 90
  switch (space) {
    case 'corners':
      return independent(
        poisson(params.corners[0] * left, 14),
        poisson(params.corners[1] * left, 14),
        state.corners,
      )
    case 'cards':
      return independent(poisson(params.cards[0] * left, 9), poisson(params.cards[1] * left, 9), state.cards)
    case 'reds':
      return independent(poisson(params.reds[0] * left, 3), poisson(params.reds[1] * left, 3), state.reds)
  }
  if (!made.has('ft')) for (const [key, value] of goalSpaces(params, state, minute)) made.set(key, value)
  return made.get(space)
}

/** Expected remaining goals, by side. */
function goalsToCome(params: SoccerParams, { reds }: SoccerState, from: number, to: number): Pair {
  const share = goalShare(from, to)
  return [params.goals[0] * share * redFactor(reds, 0), params.goals[1] * share * redFactor(reds, 1)]
}

/** The spaces of goals: full time, both halves, the two halves packed together, and the scorer of the next goal. */
function goalSpaces(params: SoccerParams, state: SoccerState, minute: number): [string, Distribution][] {
  const spaces = { ft: new Tally(), ht: new Tally(), '2h': new Tally(), halves: new Tally() }
  const next = [0, 0, 0] as [home: number, away: number, none: number]
  eachGoalPath(params, state, minute, ({ hf, af, hs, as, p, scores }) => {
    spaces.ft.add(hf + hs, af + as, p)
    spaces.ht.add(hf, af, p)
    spaces['2h'].add(hs, as, p)
    spaces.halves.add(packHalves(hf, hs), packHalves(af, as), p)
    for (const i of [0, 1, 2] as const) next[i] += p * scores[i]
  })
  const scorer = collect(NEXT_GOAL.map(([home, away], i) => [home, away, next[i]!] as const))
  return [
    ...Object.entries(spaces).map(([key, tally]): [string, Distribution] => [key, tally.toDistribution()]),
    ...(next[0] + next[1] > 0 ? [[nextGoalSpace(state), scorer] as [string, Distribution]] : []),
  ]
}

/** The ends of a space of the next goal: home, away or no goal. */
const NEXT_GOAL = [
  [1, 0],
  [0, 1],
  [0, 0],
] as const

const nextGoalSpace = ({ scorers }: SoccerState) => `goal:${scorers.length + 1}`

/** Goals of each side in the first and second half, and the chances that home, away or neither scores next. */
type GoalPath = {
  readonly hf: number
  readonly af: number
  readonly hs: number
  readonly as: number
  readonly p: number
  readonly scores: readonly [home: number, away: number, none: number]
}

function eachGoalPath(
  params: SoccerParams,
  state: SoccerState,
  minute: number,
  visit: (path: GoalPath) => void,
): void {
  const first = goalsToCome(params, state, minute, 45)
  const second = goalsToCome(params, state, Math.max(45, minute), 90)
  const chances = (mean: number) => poisson(mean, mean === 0 ? 0 : MORE_GOALS_MAX)
  const [h1, a1, h2, a2] = [chances(first[0]), chances(first[1]), chances(second[0]), chances(second[1])]
  const [[fromH1, fromA1], [fromH2, fromA2]] = state.goals
  for (let i = 0; i < h1.length; i++) {
    for (let j = 0; j < a1.length; j++) {
      const pFirst = h1[i]! * a1[j]!
      if (pFirst < NEGLIGIBLE) continue
      for (let k = 0; k < h2.length; k++) {
        for (let l = 0; l < a2.length; l++) {
          const [hf, af, hs, as] = [fromH1 + i, fromA1 + j, fromH2 + k, fromA2 + l]
          const p = pFirst * h2[k]! * a2[l]! * dixonColes(params.goals, hf + hs, af + as)
          if (p < NEGLIGIBLE) continue
          visit({ hf, af, hs, as, p, scores: i + j > 0 ? firstOf(i, j) : firstOf(k, l) })
        }
      }
    }
  }
}

/** Rates of both sides change alike, so all orders of a half's goals are equally likely. */
function firstOf(home: number, away: number): GoalPath['scores'] {
  const all = home + away
  return all === 0 ? [0, 0, 1] : [home / all, away / all, 0]
}

/** Weight of a final score: only 0:0, 1:0, 0:1 and 1:1 differ from independence. */
function dixonColes([home, away]: Pair, h: number, a: number): number {
  if (h > 1 || a > 1) return 1
  if (h === 0) return a === 0 ? 1 - home * away * RHO : 1 + home * RHO
  return a === 0 ? 1 + away * RHO : 1 - RHO
}

/**
 * Joint chances of soccer legs. Every goal market (halves, full time, next goal) is settled by one path of goals.
 * Corners and bookings are separate counts, which the model treats as independent of goals and of each other, so they
 * are multiplied. A red card changes the goal rates, and the model has no joint chance of the two: sendings-off are in
 * no part.
 */
export function soccerJoint(params: SoccerParams, state: SoccerState): JointChance {
  const model = soccerModel(params, state)
  const spaces = ['ft', 'ht', '2h', 'halves', nextGoalSpace(state)]
  const goals = () => {
    const collector = createPathCollector(spaces)
    eachGoalPath(params, state, soccerMinute(params, state), ({ hf, af, hs, as, p, scores }) => {
      const halves = [hf + hs, af + as, hf, af, hs, as, packHalves(hf, hs), packHalves(af, as)]
      NEXT_GOAL.forEach((scorer, i) => {
        if (scores[i]! > 0) collector.add(p * scores[i]!, [...halves, ...scorer])
      })
    })
    return collector.toPaths()
  }
  return jointOf([
    { spaces, paths: goals },
    partOf('corners', () => model('corners')),
    partOf('cards', () => model('cards')),
  ])
}

/** Sums chances by cell. */
class Tally {
  readonly #sums = new Map<number, number>()

  add(home: number, away: number, p: number): void {
    const key = home * 65_536 + away
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + p)
  }

  toDistribution(): Distribution {
    const collector = createCollector()
    for (const [key, p] of this.#sums) collector.add(Math.floor(key / 65_536), key % 65_536, p)
    return collector.toDistribution()
  }
}
