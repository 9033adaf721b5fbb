import { collect, createCollector, independent } from '../maths/distribution.ts'
import { poisson } from '../maths/poisson.ts'
import { packHalves } from '../rules/halves.ts'
import type { Distribution } from '../types.ts'
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
/** Paths rarer than this are left out; together they weigh less than a step of the price grid. */
const NEGLIGIBLE = 2e-7

/**
 * Chances of every end of a soccer match. Goals still to come are Poisson in each half; the whole path is weighted by the
 * Dixon-Coles factor of its final score, so that prices of a running match move without a drift.
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
  if (space.startsWith('goal:')) return nextGoal(params, state, minute, Number(space.slice(5)))
  if (!made.has('ft')) for (const [key, value] of goalSpaces(params, state, minute)) made.set(key, value)
  return made.get(space)
}

/** Goals expected from now on, by side. */
function goalsToCome(params: SoccerParams, { reds }: SoccerState, from: number, to: number): Pair {
  const share = goalShare(from, to)
  return [params.goals[0] * share * redFactor(reds, 0), params.goals[1] * share * redFactor(reds, 1)]
}

/** The spaces of goals: full time, both halves, and the two halves packed together. */
function goalSpaces(params: SoccerParams, state: SoccerState, minute: number): [string, Distribution][] {
  const first = goalsToCome(params, state, minute, 45)
  const second = goalsToCome(params, state, Math.max(45, minute), 90)
  const chances = (mean: number) => poisson(mean, mean === 0 ? 0 : MORE_GOALS_MAX)
  const [h1, a1, h2, a2] = [chances(first[0]), chances(first[1]), chances(second[0]), chances(second[1])]
  const [[fromH1, fromA1], [fromH2, fromA2]] = state.goals
  const spaces = { ft: new Tally(), ht: new Tally(), '2h': new Tally(), halves: new Tally() }
  for (let i = 0; i < h1.length; i++) {
    for (let j = 0; j < a1.length; j++) {
      const pFirst = h1[i]! * a1[j]!
      if (pFirst < NEGLIGIBLE) continue
      for (let k = 0; k < h2.length; k++) {
        for (let l = 0; l < a2.length; l++) {
          const [hf, af, hs, as] = [fromH1 + i, fromA1 + j, fromH2 + k, fromA2 + l]
          const p = pFirst * h2[k]! * a2[l]! * dixonColes(params.goals, hf + hs, af + as)
          if (p < NEGLIGIBLE) continue
          spaces.ft.add(hf + hs, af + as, p)
          spaces.ht.add(hf, af, p)
          spaces['2h'].add(hs, as, p)
          spaces.halves.add(packHalves(hf, hs), packHalves(af, as), p)
        }
      }
    }
  }
  return Object.entries(spaces).map(([key, tally]) => [key, tally.toDistribution()])
}

/** Weight of a final score: only 0:0, 1:0, 0:1 and 1:1 differ from independence. */
function dixonColes([home, away]: Pair, h: number, a: number): number {
  if (h > 1 || a > 1) return 1
  if (h === 0) return a === 0 ? 1 - home * away * RHO : 1 + home * RHO
  return a === 0 ? 1 + away * RHO : 1 - RHO
}

/** Who scores goal number `number`, if anybody; only for the very next goal. */
function nextGoal(
  params: SoccerParams,
  state: SoccerState,
  minute: number,
  number: number,
): Distribution | undefined {
  if (number !== state.scorers.length + 1) return undefined
  const [home, away] = goalsToCome(params, state, minute, 90)
  if (home + away === 0) return undefined
  const none = Math.exp(-home - away)
  return collect([
    [1, 0, ((1 - none) * home) / (home + away)],
    [0, 0, none],
    [0, 1, ((1 - none) * away) / (home + away)],
  ])
}

/** Adds up chances by cell. */
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
