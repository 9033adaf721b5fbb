import type { JointLeg } from '../types.ts'
import type { Points, Stretch, Whole } from './basketballPoints.ts'

type Holds = (value: number) => boolean
type Standing = { readonly lead: number; readonly total: number }
type Parts = {
  /** Names of the quarter that comes first here and of the one after it. */
  readonly quarter: string
  readonly later: string
  /** Points to come in the first quarter, in the second, in the rest, and in overtime. */
  readonly first: Points
  readonly second: Stretch
  readonly third: Stretch
  readonly extra: Points
  /** Whether the second quarter belongs to the first half; the first one does where the half is still open. */
  readonly isHalfSecond: boolean
  readonly so: { readonly quarter: Standing; readonly half: Standing; readonly match: Standing }
}

/**
 * Chance that legs of quarters, the first half and the whole match hold at once. For every lead and total of the first quarter the
 * chances of the lead and those of the total from there on multiply, told apart by what must agree: whether the points of each later
 * part are even, and whether the match is level after regular time.
 */
export function chanceInParts(parts: Parts): (legs: readonly JointLeg[]) => number {
  const { quarter, later, first, second, third, extra, isHalfSecond, so } = parts
  const scale = evenChance(second) * evenChance(third)
  return legs => {
    const holds = (space: string): Holds => {
      const here = legs.filter(leg => leg.space === space)
      return value => here.every(leg => leg.holds(value, 0))
    }
    const side = (kind: 'margin' | 'total') => {
      const key = kind === 'margin' ? 'lead' : 'total'
      const half = holds(`h1:${kind}`)
      const [isQuarter, isLater, isMatch] = [
        holds(`${quarter}:${kind}`),
        holds(`${later}:${kind}`),
        holds(kind),
      ]
      return {
        isMatch,
        isFirst: (points: number) =>
          isQuarter(so.quarter[key] + points) && (isHalfSecond || half(so.half[key] + points)),
        table: (weigh: (value: number) => number) =>
          tableOf(first[key], second[key], third[key], {
            isLater,
            isBoth: isHalfSecond ? points => half(so.half[key] + points) : () => true,
            weigh: points => weigh(so.match[key] + points),
          }),
      }
    }
    const [lead, total] = [side('margin'), side('total')]
    const after = afterOvertime(extra, lead.isMatch, total.isMatch)
    const decided = [
      lead.table(value => (value !== 0 && lead.isMatch(value) ? 1 : 0)),
      total.table(value => (total.isMatch(value) ? 1 : 0)),
    ] as const
    const level = [lead.table(value => (value === 0 ? 1 : 0)), total.table(after)] as const
    let sum = 0
    for (let i = 0; i < first.p.length; i++) {
      const [l, t] = [first.lead[i]!, first.total[i]!]
      if (!lead.isFirst(l) || !total.isFirst(t)) continue
      let rest = 0
      for (let even = 0; even < 4; even++) {
        rest += decided[0](l, even) * decided[1](t, even) + level[0](l, even) * level[1](t, even)
      }
      sum += first.p[i]! * rest
    }
    return sum / scale
  }
}

/** Chance that lead and total of a stretch, drawn apart, are both even or both odd: by it the chances of a pair are divided. */
function evenChance({ lead, total }: Stretch): number {
  const [l, t] = [evenOf(lead), evenOf(total)]
  return l * t + (1 - l) * (1 - t)
}

const evenOf = ({ p, low }: Whole): number =>
  p.reduce((sum, chance, i) => sum + (((low + i) & 1) === 0 ? chance : 0), 0)

/** Chance that the legs of the whole match hold after overtime, by the total of a level match. */
function afterOvertime({ lead, total, p }: Points, isLead: Holds, isTotal: Holds): (total: number) => number {
  const byTotal = new Map<number, number>()
  for (let i = 0; i < p.length; i++) {
    if (isLead(lead[i]!)) byTotal.set(total[i]!, (byTotal.get(total[i]!) ?? 0) + p[i]!)
  }
  return level => {
    let sum = 0
    for (const [more, chance] of byTotal) if (isTotal(level + more)) sum += chance
    return sum
  }
}

/**
 * What the second quarter and the rest make of the points of the first one: their chances weighed by where the match ends, told apart by
 * whether the points of each are even. `parity` is 0 to 3: bit 0 for the second quarter, bit 1 for the rest.
 */
function tableOf(
  first: Int16Array,
  second: Whole,
  third: Whole,
  { isLater, isBoth, weigh }: { isLater: Holds; isBoth: Holds; weigh: (points: number) => number },
): (points: number, parity: number) => number {
  const least = first.reduce((low, value) => Math.min(low, value), 0)
  const most = first.reduce((high, value) => Math.max(high, value), 0)
  const reach = most - least + second.p.length
  const weights = Float64Array.from({ length: reach + third.p.length }, (_, i) =>
    weigh(least + second.low + third.low + i),
  )
  const ends = [new Float64Array(reach), new Float64Array(reach)]
  for (let at = 0; at < reach; at++) {
    for (let i = 0; i < third.p.length; i++) {
      ends[(third.low + i) & 1]![at]! += third.p[i]! * weights[at + i]!
    }
  }
  const sums = Array.from({ length: 4 }, () => new Float64Array(most - least + 1))
  for (let i = 0; i < second.p.length; i++) {
    const points = second.low + i
    if (!isLater(points)) continue
    for (let at = 0; at <= most - least; at++) {
      if (!isBoth(least + at + points)) continue
      for (const parity of [0, 1] as const) {
        sums[(points & 1) + parity * 2]![at]! += second.p[i]! * ends[parity]![at + i]!
      }
    }
  }
  return (points, parity) => sums[parity]![points - least]!
}
