import { single, singleAway } from '../../maths/distribution.ts'
import type { Distribution } from '../../types.ts'
import { countAfterOvertime, countIn, isCountWord, type Count } from './basketballCounts.ts'
import {
  createPoints,
  highest,
  overtimePoints,
  overtimeShare,
  pointsIn,
  shareLeft,
  pointsSoFar,
  stretchOf,
  type Points,
  type Stretch,
  type Whole,
} from './basketballPoints.ts'
import {
  BASKETBALL_OVERTIME_SECONDS,
  type BasketballParams,
  type BasketballState,
} from './basketballState.ts'

export const REGULAR_TIME = [1, 2, 3, 4]
export const FIRST_HALF = [1, 2]

/**
 * The lead moves as a Brownian motion with drift (Stern), the total as an independent one; a tied match goes to
 * overtime. Every market of a part of the match comes from the joint distribution of its leads and totals.
 */
export function basketballModel(
  params: BasketballParams,
  state: BasketballState,
): (space: string) => Distribution | undefined {
  const spaces = new Map<string, Distribution>()
  return space => {
    const words = space.split(':')
    const count = words.at(-1)!
    if (!isCountWord(count)) return undefined
    const chances = spaces.get(space) ?? toDistribution(countOf(params, state, words, count), count)
    spaces.set(space, chances)
    return chances
  }
}

const toDistribution = ({ p, low }: Whole, count: Count): Distribution =>
  count === 'away' ? singleAway(p, low) : single(p, low)

function countOf(
  params: BasketballParams,
  state: BasketballState,
  [part, number]: readonly string[],
  count: Count,
): Whole {
  const quarters = part === 'q' ? [Number(number)] : part === 'h1' ? FIRST_HALF : undefined
  if (quarters) {
    return countIn(stretchOf(params, shareLeft(params, state, quarters)), pointsSoFar(state, quarters), count)
  }
  const rest = restOf(params, state)
  if (state.phase === 'ended') return countIn(rest, pointsSoFar(state), count)
  return countAfterOvertime(rest, pointsSoFar(state), stretchOf(params, overtimeShare(params)), count)
}

/** Leads and totals of some quarters at their end. */
export function partPoints(
  params: BasketballParams,
  state: BasketballState,
  quarters: readonly number[],
): Points {
  return pointsIn(stretchOf(params, shareLeft(params, state, quarters)), pointsSoFar(state, quarters))
}

/** Leads and totals at the end of the match, overtime included. */
export function matchPoints(params: BasketballParams, state: BasketballState): Points {
  const regular = pointsIn(restOf(params, state), pointsSoFar(state))
  return state.phase === 'ended' ? regular : withOvertime(regular, overtimePoints(params))
}

/** The remaining part of the match, or of the current overtime. */
function restOf(params: BasketballParams, state: BasketballState): Stretch {
  return stretchOf(
    params,
    state.phase === 'overtime'
      ? (overtimeShare(params) * (BASKETBALL_OVERTIME_SECONDS - state.second)) / BASKETBALL_OVERTIME_SECONDS
      : shareLeft(params, state, REGULAR_TIME),
  )
}

/** Distributes the chances of a tied match over the ends of an overtime. */
function withOvertime({ lead, total, p }: Points, extra: Points): Points {
  const widest = highest(extra.total)
  const width = 2 * widest + 1
  // Totals are in ascending order, so the first one is the lowest.
  const least = total[0]!
  // Ends after overtime: a row for each total, from the widest defeat to the widest win.
  const ends = new Float64Array((highest(total) + widest - least + 1) * width)
  let [others, after] = [0, 0]
  for (let i = 0; i < p.length; i++) {
    if (lead[i] !== 0) {
      others++
      continue
    }
    for (let e = 0; e < extra.p.length; e++) {
      const at = (total[i]! + extra.total[e]! - least) * width + extra.lead[e]! + widest
      if (ends[at] === 0) after++
      ends[at]! += p[i]! * extra.p[e]!
    }
  }
  const collector = createPoints(others + after)
  for (let i = 0; i < p.length; i++) if (lead[i] !== 0) collector.add(lead[i]!, total[i]!, p[i]!)
  for (let at = 0; at < ends.length; at++) {
    if (ends[at]! > 0) collector.add((at % width) - widest, least + Math.floor(at / width), ends[at]!)
  }
  return collector.toPoints()
}
