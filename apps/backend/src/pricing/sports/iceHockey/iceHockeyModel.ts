import { collect, independent } from '../../maths/distribution.ts'
import { poisson } from '../../maths/poisson.ts'
import type { Distribution } from '../../types.ts'
import {
  ICE_HOCKEY_PERIOD_SECONDS,
  POWER_PLAY_FACTOR,
  type IceHockeyParams,
  type IceHockeyState,
} from './iceHockeyState.ts'

/** Goals of a side in one stretch above this number are grouped together. */
export const GOALS_MAX = 11

/** Remaining seconds of regular time in period `period` (1 to 3). */
function secondsLeftIn(state: IceHockeyState, period: number): number {
  if (state.phase === 'not_started' || period > state.period) return ICE_HOCKEY_PERIOD_SECONDS
  if (period < state.period || state.phase !== 'period') return 0
  return Math.max(0, ICE_HOCKEY_PERIOD_SECONDS - state.second)
}

/** Goals a side is expected to score in the given remaining periods of regular time. */
export function goalsToCome(
  params: IceHockeyParams,
  state: IceHockeyState,
  side: 0 | 1,
  periods: readonly number[],
): number {
  const seconds = periods.reduce((sum, period) => sum + secondsLeftIn(state, period), 0)
  const more = state.powerPlay?.side === side ? powerPlayIn(state, periods) : 0
  return (params.goals[side] * (seconds + more * (POWER_PLAY_FACTOR - 1))) / (3 * ICE_HOCKEY_PERIOD_SECONDS)
}

/** Seconds of the power play within the given periods: the rest of it continues in the next period. */
function powerPlayIn(state: IceHockeyState, periods: readonly number[]): number {
  let [left, inPeriods] = [state.powerPlay?.left ?? 0, 0]
  for (const period of [1, 2, 3]) {
    const seconds = Math.min(left, secondsLeftIn(state, period))
    left -= seconds
    if (periods.includes(period)) inPeriods += seconds
  }
  return inPeriods
}

export const regularScore = (state: IceHockeyState): [home: number, away: number] => [
  state.goals.reduce((sum, [home]) => sum + home, 0),
  state.goals.reduce((sum, [, away]) => sum + away, 0),
]

/** Goals of each side are Poisson; a tied match goes to overtime and a shoot-out, which adds one goal to the winner. */
export function iceHockeyModel(
  params: IceHockeyParams,
  state: IceHockeyState,
): (space: string) => Distribution | undefined {
  const chances = (mean: number) => poisson(mean, mean === 0 ? 0 : GOALS_MAX)
  const over = (periods: readonly number[], from: readonly [number, number]) =>
    independent(
      chances(goalsToCome(params, state, 0, periods)),
      chances(goalsToCome(params, state, 1, periods)),
      from,
    )
  const regular = over([1, 2, 3], regularScore(state))
  return space => {
    if (space === 'reg') return regular
    if (space === 'full') return withDecider(regular, params, state)
    const number = Number(space.slice(space.indexOf(':') + 1))
    if (space.startsWith('period:')) return over([number], state.goals[number - 1] ?? [0, 0])
    return space.startsWith('goal:') ? nextGoal(params, state, number) : undefined
  }
}

/** Chance that home wins after a tied regular time: overtime favours the stronger side, a shoot-out is even. */
function homeDecides({ goals: [home, away] }: IceHockeyParams): number {
  return 0.5 + 0.5 * (home / (home + away) - 0.5)
}

/** Chance that home scores the deciding goal of a tied match; 0 or 1 once it is decided. */
export const chanceOfDecider = (params: IceHockeyParams, { decider }: IceHockeyState): number =>
  decider === undefined ? homeDecides(params) : 1 - decider

function withDecider(regular: Distribution, params: IceHockeyParams, state: IceHockeyState): Distribution {
  const home = chanceOfDecider(params, state)
  return collect(
    Array.from(regular.p).flatMap((p, i) => {
      const [h, a] = [regular.home[i]!, regular.away[i]!]
      if (h !== a) return [[h, a, p] as const]
      return [[h + 1, a, p * home] as const, [h, a + 1, p * (1 - home)] as const]
    }),
  )
}

function nextGoal(params: IceHockeyParams, state: IceHockeyState, number: number): Distribution | undefined {
  if (number !== state.scorers.length + 1) return undefined
  const home = goalsToCome(params, state, 0, [1, 2, 3])
  const away = goalsToCome(params, state, 1, [1, 2, 3])
  if (home + away === 0) return undefined
  const none = Math.exp(-home - away)
  return collect([
    [1, 0, ((1 - none) * home) / (home + away)],
    [0, 0, none],
    [0, 1, ((1 - none) * away) / (home + away)],
  ])
}
