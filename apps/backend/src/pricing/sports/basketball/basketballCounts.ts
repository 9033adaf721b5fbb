import type { PointsSoFar, Stretch, Whole } from './basketballPoints.ts'

/** What markets count in a part of a match. */
export type Count = 'margin' | 'total' | 'home' | 'away'

/** Each count as a linear combination of lead and total. */
const SHARES: Readonly<Record<Count, { readonly lead: number; readonly total: number }>> = {
  margin: { lead: 1, total: 0 },
  total: { lead: 0, total: 1 },
  home: { lead: 0.5, total: 0.5 },
  away: { lead: -0.5, total: 0.5 },
}

export const isCountWord = (word: string): word is Count => word in SHARES

/**
 * The distribution of a single count of a stretch, on top of the current score: equals the sums over the ends of
 * `pointsIn`, without computing them. Prices are computed at every turn of a match, and a line needs one count only.
 * The chances are not scaled.
 */
export function countIn(stretch: Stretch, from: PointsSoFar, count: Count): Whole {
  const { p, low } = PARTS[count](stretch)
  return { p, low: low + valueOf(count, from) }
}

/** A count at the end of a match whose ties are decided by overtime. */
export function countAfterOvertime(
  stretch: Stretch,
  from: PointsSoFar,
  overtime: Stretch,
  count: Count,
): Whole {
  const { lead, total } = stretch
  const decided = countIn(withoutLead(stretch, -from.lead), from, count)
  const extra = countIn(withoutLead(overtime, 0), { lead: 0, total: 0 }, count)
  const level = (lead.p[-from.lead - lead.low] ?? 0) / sum(extra.p)
  if (level === 0) return decided
  const first = Math.max(0, Math.abs(from.lead) - total.low)
  const start = first + ((total.low + first + from.lead) & 1)
  const at = (t: number) => valueOf(count, { lead: 0, total: from.total + total.low + t })
  const low = Math.min(decided.low, at(start) + extra.low)
  const high = Math.max(decided.low + decided.p.length, at(total.p.length) + extra.low + extra.p.length)
  const p = new Float64Array(Math.ceil(high) - low)
  p.set(decided.p, decided.low - low)
  for (let t = start; t < total.p.length; t += 2) {
    const chance = level * total.p[t]!
    const shift = at(t) + extra.low - low
    for (let i = 0; i < extra.p.length; i++) p[shift + i]! += chance * extra.p[i]!
  }
  return { p, low }
}

const valueOf = (count: Count, { lead, total }: PointsSoFar): number =>
  SHARES[count].lead * lead + SHARES[count].total * total

const PARTS: Readonly<Record<Count, (stretch: Stretch) => Whole>> = {
  margin({ lead, total }) {
    const totals = tailsOf(total)
    return {
      low: lead.low,
      p: lead.p.map((p, l) => p * between(totals, lead.low + l, Math.abs(lead.low + l))),
    }
  },
  total({ lead, total }) {
    const leads = tailsOf(lead)
    return {
      low: total.low,
      p: total.p.map((p, t) => p * between(leads, total.low + t, -total.low - t, total.low + t)),
    }
  },
  home: stretch => side(stretch),
  // Away's points are home's with the lead negated.
  away: ({ lead, total }) =>
    side({ lead: { p: lead.p.toReversed(), low: 1 - lead.low - lead.p.length }, total }),
}

/** The points of home: half of lead plus total. */
function side({ lead, total }: Stretch): Whole {
  const low = Math.max(0, Math.floor((lead.low + total.low) / 2))
  const p = new Float64Array(
    Math.max(1, ((lead.low + lead.p.length + total.low + total.p.length) >> 1) - low),
  )
  for (let t = 0; t < total.p.length; t++) {
    const points = total.low + t
    const chance = total.p[t]!
    const first = Math.max(0, -points - lead.low)
    const end = Math.min(lead.p.length, points - lead.low + 1)
    for (let l = first + ((points + lead.low + first) & 1); l < end; l += 2) {
      p[((points + lead.low + l) >> 1) - low]! += chance * lead.p[l]!
    }
  }
  return { p, low }
}

/** Chances of a value or more, in steps of two: value i is `low + i`. */
type Tails = { readonly after: Float64Array; readonly low: number }

function tailsOf({ p, low }: Whole): Tails {
  const after = new Float64Array(p.length + 2)
  for (let i = p.length - 1; i >= 0; i--) after[i] = p[i]! + after[i + 2]!
  return { after, low }
}

/** Chance of a value from `least` to `most` with the parity of `like`. */
function between(
  { after, low }: Tails,
  like: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const from = Math.max(0, least - low)
  const end = Math.min(after.length - 2, most - low + 1)
  if (end <= from) return 0
  return after[from + ((low + from + like) & 1)]! - after[end + ((low + end + like) & 1)]!
}

function withoutLead({ lead, total }: Stretch, value: number): Stretch {
  const p = lead.p.slice()
  const at = value - lead.low
  if (at in p) p[at] = 0
  return { lead: { p, low: lead.low }, total }
}

const sum = (p: Float64Array): number => p.reduce((all, chance) => all + chance, 0)
