import type { JointLeg } from '../../types.ts'
import { highest, type Points, type PointsSoFar, type Stretch, type Whole } from './basketballPoints.ts'

export type Parts = {
  /** Names of the first remaining quarter and of the one after it. */
  readonly quarter: string
  readonly later: string
  /** Remaining points in the first quarter, the second, the rest, and overtime. */
  readonly first: Points
  readonly second: Stretch
  readonly third: Stretch
  readonly extra: Points
  /** Whether the second quarter belongs to the first half; the first does while the half is open. */
  readonly isHalfSecond: boolean
  readonly so: { readonly quarter: PointsSoFar; readonly half: PointsSoFar; readonly match: PointsSoFar }
}

type Kind = 'margin' | 'total'
type Holds = (value: number) => boolean
/** The contribution of later parts for given points of the first; see {@link tableOf}. */
type Table = (points: number, parity: number) => number

const KEYS = { margin: 'lead', total: 'total' } as const

/**
 * Chance that legs of quarters, the first half and the whole match hold at once. For every lead and total of the first
 * quarter, the chances of the later lead and total are multiplied, separately for each parity of the later parts'
 * points and for whether the match is tied after regular time.
 */
export function chanceInParts(parts: Parts): (legs: readonly JointLeg[]) => number {
  const { quarter, first, second, third, extra, isHalfSecond, so } = parts
  const scale = evenChance(second) * evenChance(third)
  const isFirst = (kind: Kind, legs: readonly JointLeg[]): Holds => {
    const inQuarter = holdsIn(legs, `${quarter}:${kind}`)
    const inHalf = isHalfSecond ? () => true : holdsIn(legs, `h1:${kind}`)
    const key = KEYS[kind]
    return points => inQuarter(so.quarter[key] + points) && inHalf(so.half[key] + points)
  }
  const leads = cacheLast(legs => {
    const holds = holdsIn(legs, 'margin')
    const table = tablesOf(parts, 'margin', legs)
    return {
      decided: table(lead => (lead !== 0 && holds(lead) ? 1 : 0)),
      level: table(lead => (lead === 0 ? 1 : 0)),
    }
  })
  const totals = cacheLast(legs => {
    const holds = holdsIn(legs, 'total')
    const table = tablesOf(parts, 'total', legs)
    const after = afterOvertime(extra, holdsIn(legs, 'margin'), holds)
    return { decided: table(total => (holds(total) ? 1 : 0)), level: table(after) }
  })
  return legs => {
    // The tables do not depend on legs of the first quarter, nor the lead's tables on legs of totals.
    const later = legs.filter(({ space }) => !space.startsWith(quarter))
    const lead = leads(later.filter(({ space }) => space.endsWith('margin')))
    const total = totals(later.filter(({ space }) => space === 'margin' || space.endsWith('total')))
    const [isLead, isTotal] = [remember(isFirst('margin', legs)), remember(isFirst('total', legs))]
    let sum = 0
    for (let i = 0; i < first.p.length; i++) {
      const [l, t] = [first.lead[i]!, first.total[i]!]
      if (!isLead(l) || !isTotal(t)) continue
      let rest = 0
      for (let parity = 0; parity < 4; parity++) {
        rest +=
          lead.decided(l, parity) * total.decided(t, parity) + lead.level(l, parity) * total.level(t, parity)
      }
      sum += first.p[i]! * rest
    }
    return sum / scale
  }
}

function holdsIn(legs: readonly JointLeg[], space: string): Holds {
  const here = legs.filter(leg => leg.space === space)
  return value => here.every(leg => leg.holds(value, 0))
}

/** Caches the result for the last legs, because many outcomes are tried with the same legs. */
function cacheLast<T>(make: (legs: readonly JointLeg[]) => T): (legs: readonly JointLeg[]) => T {
  let cached: { readonly legs: readonly JointLeg[]; readonly value: T } | undefined
  return legs => {
    const isSame = cached?.legs.length === legs.length && cached.legs.every((leg, i) => leg === legs[i])
    if (!cached || !isSame) cached = { legs, value: make(legs) }
    return cached.value
  }
}

/** Evaluates each value once. */
function remember(holds: Holds): Holds {
  const known = new Map<number, boolean>()
  return value => {
    const seen = known.get(value) ?? holds(value)
    known.set(value, seen)
    return seen
  }
}

/**
 * Chance that independently drawn lead and total of a stretch have the same parity: joint chances are divided by it.
 */
function evenChance({ lead, total }: Stretch): number {
  const [l, t] = [evenOf(lead), evenOf(total)]
  return l * t + (1 - l) * (1 - t)
}

const evenOf = ({ p, low }: Whole): number =>
  p.reduce((sum, chance, i) => sum + (((low + i) & 1) === 0 ? chance : 0), 0)

/** Chance that the legs of the whole match hold after overtime, by the total of a tied match. */
function afterOvertime({ lead, total, p }: Points, isLead: Holds, isTotal: Holds): (total: number) => number {
  const byTotal = new Float64Array(highest(total) + 1)
  for (let i = 0; i < p.length; i++) if (isLead(lead[i]!)) byTotal[total[i]!]! += p[i]!
  const holds = remember(isTotal)
  return level => {
    let sum = 0
    for (let more = 0; more < byTotal.length; more++) {
      if (byTotal[more]! > 0 && holds(level + more)) sum += byTotal[more]!
    }
    return sum
  }
}

/**
 * The contribution of the second quarter and the rest for given points of the first: the chances of their points where
 * the legs of the second quarter and of the half hold, weighted by the final score. Separate for each parity: bit 0 for
 * the second quarter, bit 1 for the rest.
 */
function tablesOf(
  { first, second, third, later, isHalfSecond, so }: Parts,
  kind: Kind,
  legs: readonly JointLeg[],
): (weigh: (points: number) => number) => Table {
  const key = KEYS[kind]
  const [points, next, rest] = [first[key], second[key], third[key]]
  const isLater = holdsIn(legs, `${later}:${kind}`)
  const isHalf = isHalfSecond ? holdsIn(legs, `h1:${kind}`) : () => true
  const least = points.reduce((low, value) => Math.min(low, value), 0)
  const width = highest(points) - least + 1
  /** Points of the first and second quarter together, from their minimum. */
  const both = Float64Array.from({ length: width + next.p.length }, (_, i) =>
    isHalf(so.half[key] + least + next.low + i) ? 1 : 0,
  )
  const open = Float64Array.from(next.p, (chance, i) => (isLater(next.low + i) ? chance : 0))
  return weigh => {
    const weights = Float64Array.from({ length: both.length + rest.p.length }, (_, i) =>
      weigh(so.match[key] + least + next.low + rest.low + i),
    )
    const ends = [both.slice(), both.slice()]
    for (let at = 0; at < both.length; at++) {
      for (const parity of [0, 1] as const) {
        let sum = 0
        for (let i = (rest.low + parity) & 1; i < rest.p.length; i += 2) sum += rest.p[i]! * weights[at + i]!
        ends[parity]![at]! *= sum
      }
    }
    const tables = Array.from({ length: 4 }, () => new Float64Array(width))
    for (let i = 0; i < open.length; i++) {
      if (open[i] === 0) continue
      for (const parity of [0, 1]) {
        const [table, from] = [tables[((next.low + i) & 1) + parity * 2]!, ends[parity]!]
        for (let at = 0; at < width; at++) table[at]! += open[i]! * from[at + i]!
      }
    }
    return (value, parity) => tables[parity]![value - least]!
  }
}
