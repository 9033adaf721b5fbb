import type { Distribution } from '../types.ts'

/** Cells rarer than this are left out: they do not affect any price on the grid. */
const NEGLIGIBLE = 1e-9

/** Collects cells into a distribution that adds up to 1. */
export function collect(cells: Iterable<readonly [home: number, away: number, p: number]>): Distribution {
  const collector = createCollector()
  for (const [home, away, p] of cells) collector.add(home, away, p)
  return collector.toDistribution()
}

/** Collects cells one by one, without an object for each, because models create thousands of them at every turn. */
export function createCollector(): {
  readonly add: (home: number, away: number, p: number) => void
  readonly toDistribution: () => Distribution
} {
  const homes: number[] = []
  const aways: number[] = []
  const chances: number[] = []
  let sum = 0
  return {
    add(home, away, p) {
      if (p <= NEGLIGIBLE) return
      homes.push(home)
      aways.push(away)
      chances.push(p)
      sum += p
    },
    toDistribution() {
      const p = new Float64Array(chances.length)
      for (let i = 0; i < p.length; i++) p[i] = chances[i]! / sum
      return { home: new Int16Array(homes), away: new Int16Array(aways), p }
    },
  }
}

/** Two independent counts, each added to its current value. */
export function independent(
  home: Float64Array,
  away: Float64Array,
  from: readonly [home: number, away: number] = [0, 0],
): Distribution {
  const collector = createCollector()
  for (let h = 0; h < home.length; h++) {
    for (let a = 0; a < away.length; a++) collector.add(from[0] + h, from[1] + a, home[h]! * away[a]!)
  }
  return collector.toDistribution()
}

/** A count stored on the home side: totals and margins of sports with high scores. */
export function single(p: Float64Array, from: number): Distribution {
  const collector = createCollector()
  p.forEach((chance, n) => collector.add(from + n, 0, chance))
  return collector.toDistribution()
}

/** A count stored on the away side. */
export function singleAway(p: Float64Array, from: number): Distribution {
  const collector = createCollector()
  p.forEach((chance, n) => collector.add(0, from + n, chance))
  return collector.toDistribution()
}

/** A yes-or-no, or first-or-second, as 1:0 with chance `p` and 0:1 otherwise. */
export function either(p: number): Distribution {
  return collect([
    [1, 0, p],
    [0, 1, 1 - p],
  ])
}
