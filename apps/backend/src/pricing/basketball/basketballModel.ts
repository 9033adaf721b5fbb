import { single, singleAway } from '../maths/distribution.ts'
import type { Distribution } from '../types.ts'
import {
  createPoints,
  highest,
  overtimePoints,
  overtimeShare,
  pointsIn,
  shareLeft,
  standing,
  stretchOf,
  type Points,
} from './basketballPoints.ts'
import {
  BASKETBALL_OVERTIME_SECONDS,
  type BasketballParams,
  type BasketballState,
} from './basketballState.ts'

export const REGULAR_TIME = [1, 2, 3, 4]
export const FIRST_HALF = [1, 2]

/**
 * The lead moves as a Brownian motion with drift (Stern), the total as one of its own; a level match goes to overtime. Every market of
 * a part of the match comes from its leads and totals together.
 */
export function basketballModel(
  params: BasketballParams,
  state: BasketballState,
): (space: string) => Distribution | undefined {
  const parts = new Map<string, Points>()
  const spaces = new Map<string, Distribution>()
  const pointsOf = (part: string, number: string | undefined): Points => {
    if (part === 'q') return partPoints(params, state, [Number(number)])
    return part === 'h1' ? partPoints(params, state, FIRST_HALF) : matchPoints(params, state)
  }
  return space => {
    const words = space.split(':')
    const count = COUNTS[words.at(-1)!]
    if (!count) return undefined
    const part = words.slice(0, -1).join(':')
    const points = parts.get(part) ?? pointsOf(words[0]!, words[1])
    parts.set(part, points)
    const chances = spaces.get(space) ?? countOf(points, count)
    spaces.set(space, chances)
    return chances
  }
}

type Count = { readonly side: 0 | 1; readonly lead: number; readonly total: number }

/** What a space counts, as shares of lead and total, and the side that holds it. */
const COUNTS: Readonly<Record<string, Count>> = {
  margin: { side: 0, lead: 1, total: 0 },
  total: { side: 0, lead: 0, total: 1 },
  home: { side: 0, lead: 0.5, total: 0.5 },
  away: { side: 1, lead: -0.5, total: 0.5 },
}

/** Leads and totals of some quarters at their end. */
export function partPoints(
  params: BasketballParams,
  state: BasketballState,
  quarters: readonly number[],
): Points {
  return pointsIn(stretchOf(params, shareLeft(params, state, quarters)), standing(state, quarters))
}

/** Leads and totals at the end of the match, overtime included. */
export function matchPoints(params: BasketballParams, state: BasketballState): Points {
  const share =
    state.phase === 'overtime'
      ? (overtimeShare(params) * (BASKETBALL_OVERTIME_SECONDS - state.second)) / BASKETBALL_OVERTIME_SECONDS
      : shareLeft(params, state, REGULAR_TIME)
  const regular = pointsIn(stretchOf(params, share), standing(state))
  return state.phase === 'ended' ? regular : withOvertime(regular, overtimePoints(params))
}

/** Spreads the chances of a level match over the ends that an overtime leaves. */
function withOvertime({ lead, total, p }: Points, extra: Points): Points {
  const widest = highest(extra.total)
  const width = 2 * widest + 1
  // Totals rise cell by cell, so the first one is the least.
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

/** The chances of one count, by its values: none is further from 0 than the highest total. */
function countOf({ lead, total, p }: Points, count: Count): Distribution {
  const most = highest(total)
  const sums = new Float64Array(2 * most + 1)
  for (let i = 0; i < p.length; i++) sums[lead[i]! * count.lead + total[i]! * count.total + most]! += p[i]!
  return count.side === 0 ? single(sums, -most) : singleAway(sums, -most)
}
