import { collect, either, single, singleAway } from '../../maths/distribution.ts'
import { wholeNormal } from '../../maths/normal.ts'
import type { Distribution } from '../../types.ts'
import {
  BALLS,
  ballRates,
  inningsOf,
  WICKETS,
  type CricketParams,
  type CricketState,
  type Innings,
} from './cricketState.ts'

/** Spread of the runs of one ball (from its chances in reference/domain.md g). */
const BALL_SPREAD = 1.82
const RUNS_MAX = 330
const NONE: Innings = { runs: 0, wickets: 0, balls: 0, overs: [] }

type Moments = { readonly mean: number; readonly square: number }

/**
 * Mean and mean square of the remaining runs, by balls bowled and wickets lost: computed backwards from the last ball.
 */
const TO_COME: readonly (readonly Moments[])[] = (() => {
  const table: Moments[][] = Array.from({ length: BALLS + 1 }, () =>
    Array.from({ length: WICKETS + 1 }, () => ({ mean: 0, square: 0 })),
  )
  for (let ball = BALLS - 1; ball >= 0; ball--) {
    const { runs, wicket } = ballRates(ball)
    for (let lost = WICKETS - 1; lost >= 0; lost--) {
      const [stays, falls] = [table[ball + 1]![lost]!, table[ball + 1]![lost + 1]!]
      const mean = (1 - wicket) * stays.mean + wicket * falls.mean
      const square = (1 - wicket) * stays.square + wicket * falls.square
      table[ball]![lost] = {
        mean: runs + mean,
        square: runs * runs + BALL_SPREAD ** 2 + 2 * runs * mean + square,
      }
    }
  }
  return table
})()

/** Runs of a whole innings from its current state, 0 to {@link RUNS_MAX}. */
function runsOf({ runs, wickets, balls }: Innings, batting: number, isOver: boolean): Float64Array {
  if (isOver) return wholeNormal(runs, 0, 0, RUNS_MAX)
  const { mean, square } = TO_COME[Math.min(BALLS, balls)]![Math.min(WICKETS, wickets)]!
  const spread = Math.sqrt(Math.max(0.5, square - mean * mean)) * batting
  const p = wholeNormal(runs + mean * batting, spread, 0, RUNS_MAX)
  // Runs are never taken back: probability below the current score is moved to the score.
  for (let n = 0; n < runs; n++) {
    p[runs]! += p[n]!
    p[n] = 0
  }
  return p
}

/** Chances of the runs of both innings, the second as if it had no target. */
export function inningsRuns(
  { batting }: CricketParams,
  state: CricketState,
): { readonly setting: Float64Array; readonly chasing: Float64Array } {
  const { first } = state
  const [one = NONE, two = NONE] = state.innings
  const isFirstOver = state.innings.length > 1 || state.phase === 'break' || isLate(state)
  return {
    setting: runsOf(one, batting[first], isFirstOver),
    chasing: runsOf(two, batting[first === 0 ? 1 : 0], isLate(state)),
  }
}

/** Runs of both innings are near normal given balls and wickets in hand; the chase stops when the target is passed. */
export function cricketModel(
  params: CricketParams,
  state: CricketState,
): (space: string) => Distribution | undefined {
  const { first } = state
  const second = first === 0 ? 1 : 0
  const [one = NONE, two = NONE] = state.innings
  const { setting, chasing } = inningsRuns(params, state)
  const result = chase(setting, chasing)
  const chased = stopped(setting, chasing)
  const batting = (inning: 0 | 1) => ({
    innings: inning === 0 ? one : two,
    factor: params.batting[inning === 0 ? first : second],
    runs: inning === 0 ? setting : chased,
  })
  return space => {
    const [kind, ...numbers] = space.split(':')
    const [inning = 1, over = 0] = numbers.map(Number)
    const at = batting(inning === 2 ? 1 : 0)
    switch (kind) {
      case 'winner':
        return either(first === 0 ? result.defends + result.level / 2 : result.chases + result.level / 2)
      case 'tie':
        return either(result.level)
      case 'innings':
        return single(at.runs, 0)
      case 'home':
        return single(batting(inningsOf(state, 0)).runs, 0)
      case 'away':
        return singleAway(batting(inningsOf(state, 1)).runs, 0)
      case 'powerplay':
        return ballsTo(at.innings, 36, at.factor, at.innings.runs)
      case 'wickets':
        return wicketsToCome(at.innings)
      case 'over':
        return ballsTo(at.innings, over * 6, at.factor, at.innings.overs[over - 1]?.runs ?? 0, (over - 1) * 6)
      case 'dismissal':
        return dismissal(at.innings, over)
      default:
        return undefined
    }
  }
}

const isLate = ({ phase }: CricketState) => phase === 'ended' || phase === 'super_over'

function chase(setting: Float64Array, chasing: Float64Array) {
  let below = 0
  let [defends, level] = [0, 0]
  setting.forEach((p, runs) => {
    defends += p * below
    level += p * chasing[runs]!
    below += chasing[runs]!
  })
  return { defends, level, chases: Math.max(0, 1 - defends - level) }
}

/** Maximum runs by which a chase passes the score: it ends with the hit that passes it. */
export const PAST_MAX = 2

/** Runs of a chase that stops once it has passed the score it chases. */
function stopped(setting: Float64Array, chasing: Float64Array): Float64Array {
  const p = new Float64Array(chasing.length + PAST_MAX)
  let [setAtLeast, chasedAtLeast] = [1, 1]
  for (let runs = 0; runs < p.length; runs++) {
    const chased = chasing[runs] ?? 0
    const justPast = runs > 0 ? (setting[runs - 1] ?? 0) : 0
    const past = runs >= PAST_MAX ? (setting[runs - PAST_MAX] ?? 0) : 0
    p[runs] = Math.max(0, chased * (setAtLeast + justPast) + past * chasedAtLeast)
    setAtLeast -= setting[runs] ?? 0
    chasedAtLeast -= chased
  }
  return p
}

/** Runs up to legal ball `to`, counted on top of `runs`, from ball `from` on. */
function ballsTo(
  innings: Innings,
  to: number,
  factor: number,
  runs: number,
  from = 0,
): Distribution | undefined {
  const start = Math.max(innings.balls, from)
  const left = to - start
  if (left <= 0) return undefined
  const mean = ballRates(start).runs * left * factor
  const low = Math.floor(runs)
  return single(wholeNormal(runs + mean, BALL_SPREAD * Math.sqrt(left), low, low + 160), low)
}

function wicketsToCome({ balls, wickets }: Innings): Distribution {
  let p = new Float64Array(WICKETS + 1)
  p[wickets] = 1
  for (let ball = balls; ball < BALLS; ball++) {
    const { wicket } = ballRates(ball)
    p = p.map((chance, lost) =>
      lost === WICKETS
        ? chance + p[lost - 1]! * wicket
        : chance * (1 - wicket) + (lost > 0 ? p[lost - 1]! * wicket : 0),
    )
  }
  return single(p, 0)
}

function dismissal(innings: Innings, over: number): Distribution | undefined {
  const left = over * 6 - Math.max(innings.balls, (over - 1) * 6)
  if (left <= 0 || (innings.overs[over - 1]?.wickets ?? 0) > 0) return undefined
  const none = (1 - ballRates(over * 6 - left).wicket) ** left
  return collect([
    [1, 0, 1 - none],
    [0, 0, none],
  ])
}
