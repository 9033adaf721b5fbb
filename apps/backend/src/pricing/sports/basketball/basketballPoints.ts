import { wholeNormal } from '../../maths/normal.ts'
import {
  BASKETBALL_OVERTIME_SECONDS,
  pointsOf,
  type BasketballParams,
  type BasketballState,
} from './basketballState.ts'

/** Spread of margin and of total over a whole match (reference/domain.md g, 40,350 matches). */
const MARGIN_SPREAD = 14.8
const TOTAL_SPREAD = 17.7
/** Number of spreads on each side of the mean that are computed. */
const REACH = 5
const NEGLIGIBLE = 1e-8

/** Chances of integers from `low` on. */
export type Whole = { readonly p: Float64Array; readonly low: number }

/**
 * Chances of lead and total together: cell i is a lead of home by `lead[i]` and `total[i]` points of both, with chance
 * `p[i]`.
 */
export type Points = { readonly lead: Int16Array; readonly total: Int16Array; readonly p: Float64Array }

/** Lead and points of both so far. */
export type PointsSoFar = { readonly lead: number; readonly total: number }

/** A remaining stretch of play: lead and total scored in it, each near normal and independent of the other (Stern). */
export type Stretch = { readonly lead: Whole; readonly total: Whole }

/** The remaining points in a share of regular time: 1 is a whole match. */
export function stretchOf(
  { margin, total, marginSpread = MARGIN_SPREAD }: BasketballParams,
  share: number,
): Stretch {
  return {
    lead: near(margin * share, marginSpread * Math.sqrt(share)),
    total: near(total * share, TOTAL_SPREAD * Math.sqrt(share), 0),
  }
}

function near(mean: number, spread: number, least = Number.NEGATIVE_INFINITY): Whole {
  const low = Math.max(least, Math.floor(mean - REACH * spread))
  const high = Math.max(low, Math.ceil(mean + REACH * spread))
  return { p: wholeNormal(mean, spread, low, high), low }
}

/**
 * Lead and total of a stretch together, on top of the current score. Points are whole and never taken back: lead and
 * total have the same parity, and the lead is never more than the total.
 */
export function pointsIn({ lead, total }: Stretch, from: PointsSoFar): Points {
  const collector = createPoints(total.p.length * lead.p.length)
  for (let t = 0; t < total.p.length; t++) {
    const points = total.low + t
    for (let l = (points + lead.low) & 1; l < lead.p.length; l += 2) {
      const by = lead.low + l
      if (Math.abs(by) <= points) collector.add(from.lead + by, from.total + points, total.p[t]! * lead.p[l]!)
    }
  }
  return collector.toPoints()
}

/** Collects up to `most` cells and scales their chances to add up to 1. */
export function createPoints(most: number): {
  readonly add: (lead: number, total: number, p: number) => void
  readonly toPoints: () => Points
} {
  const leads = new Int16Array(most)
  const totals = new Int16Array(most)
  const chances = new Float64Array(most)
  let size = 0
  let sum = 0
  return {
    add(lead, total, p) {
      if (p < NEGLIGIBLE) return
      leads[size] = lead
      totals[size] = total
      chances[size++] = p
      sum += p
    },
    toPoints() {
      for (let i = 0; i < size; i++) chances[i]! /= sum
      return { lead: leads.slice(0, size), total: totals.slice(0, size), p: chances.slice(0, size) }
    },
  }
}

/** The maximum of counts that may be negative; at least 0. */
export function highest(values: Int16Array): number {
  let most = 0
  for (let i = 0; i < values.length; i++) if (values[i]! > most) most = values[i]!
  return most
}

/** Lead and total so far in the given quarters; of the whole match including overtimes where none are given. */
export function pointsSoFar(state: BasketballState, quarters?: readonly number[]): PointsSoFar {
  const parts = quarters
    ? quarters.map(quarter => state.points[quarter - 1] ?? ([0, 0] as const))
    : state.points
  const [home, away] = pointsOf(parts)
  return { lead: home - away, total: home + away }
}

/** Share of regular time still to play in the given quarters. */
export function shareLeft(
  { quarterSeconds }: BasketballParams,
  state: BasketballState,
  quarters: readonly number[],
): number {
  return quarters.reduce((sum, quarter) => {
    if (state.phase === 'not_started' || quarter > state.quarter) return sum + 0.25
    if (quarter < state.quarter || state.phase !== 'quarter') return sum
    return sum + Math.max(0, 0.25 * (1 - state.second / quarterSeconds))
  }, 0)
}

/** Share of regular time that an overtime lasts. */
export const overtimeShare = ({ quarterSeconds }: BasketballParams): number =>
  BASKETBALL_OVERTIME_SECONDS / (4 * quarterSeconds)

/** Ends of an overtime rarer than this are left out, because a tied match is rare itself. */
const OVERTIME_NEGLIGIBLE = 3e-6

/** Lead and total of the overtimes of a tied match, the last of which has a winner. */
export function overtimePoints(params: BasketballParams): Points {
  const { lead, total, p } = pointsIn(stretchOf(params, overtimeShare(params)), { lead: 0, total: 0 })
  const collector = createPoints(p.length)
  for (let i = 0; i < p.length; i++)
    if (lead[i] !== 0 && p[i]! > OVERTIME_NEGLIGIBLE) collector.add(lead[i]!, total[i]!, p[i]!)
  return collector.toPoints()
}
