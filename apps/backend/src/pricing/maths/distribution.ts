import type { Distribution } from '../types.ts'

/** Cells rarer than this are left out: no price on the grid can tell them from nothing. */
const NEGLIGIBLE = 1e-9

/** Collects cells into a distribution that adds up to 1. */
export function collect(cells: Iterable<readonly [home: number, away: number, p: number]>): Distribution {
  const kept = [...cells].filter(cell => cell[2] > NEGLIGIBLE)
  const sum = kept.reduce((total, cell) => total + cell[2], 0)
  return {
    home: Int16Array.from(kept, cell => cell[0]),
    away: Int16Array.from(kept, cell => cell[1]),
    p: Float64Array.from(kept, cell => cell[2] / sum),
  }
}

/** Two independent counts, each on top of what it already stands at. */
export function independent(
  home: Float64Array,
  away: Float64Array,
  from: readonly [home: number, away: number] = [0, 0],
): Distribution {
  const cells: [number, number, number][] = []
  for (let h = 0; h < home.length; h++) {
    for (let a = 0; a < away.length; a++) cells.push([from[0] + h, from[1] + a, home[h]! * away[a]!])
  }
  return collect(cells)
}

/** One count held on the home side: totals and margins of sports whose scores run high. */
export function single(p: Float64Array, from: number): Distribution {
  return collect(Array.from(p, (chance, n) => [from + n, 0, chance] as const))
}

/** One count held on the away side. */
export function singleAway(p: Float64Array, from: number): Distribution {
  return collect(Array.from(p, (chance, n) => [0, from + n, chance] as const))
}

/** A yes-or-no, or first-or-second, as 1:0 with chance `p` and 0:1 otherwise. */
export function either(p: number): Distribution {
  return collect([
    [1, 0, p],
    [0, 1, 1 - p],
  ])
}
