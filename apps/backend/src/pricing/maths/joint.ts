import type { ScoreCell, Distribution, JointChance, JointLeg } from '../types.ts'

/**
 * The ways a part of a match can go. Way i has chance `p[i]`; in it a space of the part ends at `cells[at[i]]`.
 * Thousands of ways share a few dozen ends, so that a leg is graded once per end and not once per way.
 */
export type Paths = {
  readonly p: Float64Array
  readonly ends: ReadonlyMap<string, { readonly cells: readonly ScoreCell[]; readonly at: Uint16Array }>
}

/** Spaces with joint chances in a model. Their paths are computed on first use. */
export type JointPart = { readonly spaces: readonly string[]; readonly paths: () => Paths | undefined }

/**
 * Collects paths. `ends` holds home and away of each space, in the order of the spaces; it is copied, so callers may
 * reuse it.
 */
export type PathCollector = {
  readonly add: (p: number, ends: ArrayLike<number>) => void
  /** The chances are scaled to add up to 1. */
  readonly toPaths: () => Paths
}

export function createPathCollector(spaces: readonly string[]): PathCollector {
  const chances: number[] = []
  const columns = spaces.map(() => ({
    cells: [] as ScoreCell[],
    known: new Map<number, number>(),
    at: [] as number[],
  }))
  let sum = 0
  return {
    add(p, ends) {
      chances.push(p)
      sum += p
      for (let i = 0; i < columns.length; i++) {
        const { cells, known, at } = columns[i]!
        const [home, away] = [ends[i * 2]!, ends[i * 2 + 1]!]
        const key = home * 65_536 + away
        let index = known.get(key)
        if (index === undefined) {
          index = cells.push([home, away]) - 1
          known.set(key, index)
        }
        at.push(index)
      }
    },
    toPaths() {
      const p = new Float64Array(chances.length)
      for (let i = 0; i < p.length; i++) p[i] = chances[i]! / sum
      return {
        p,
        ends: new Map(columns.map(({ cells, at }, i) => [spaces[i]!, { cells, at: new Uint16Array(at) }])),
      }
    },
  }
}

/** A part with a single space. */
export function partOf(space: string, chances: () => Distribution | undefined): JointPart {
  return {
    spaces: [space],
    paths() {
      const distribution = chances()
      if (!distribution) return undefined
      const { home, away, p } = distribution
      const cells = Array.from(p, (_, i) => [home[i]!, away[i]!] as const)
      return { p, ends: new Map([[space, { cells, at: Uint16Array.from(cells.keys()) }]]) }
    },
  }
}

/**
 * Chance that all legs hold, over parts that the model treats as independent: within a part the chances of the paths
 * where every leg holds are added, and the parts are multiplied. Undefined where a leg's space is in no part.
 */
export function jointOf(parts: readonly JointPart[]): JointChance {
  const known = parts.map(part => ({ ...part, chance: lazyChance(part) }))
  return legs => {
    let all = 1
    let covered = 0
    for (const { spaces, chance } of known) {
      const here = legs.filter(({ space }) => spaces.includes(space))
      if (here.length === 0) continue
      const p = chance(here)
      if (p === undefined) return undefined
      covered += here.length
      all *= p
    }
    return covered === legs.length ? all : undefined
  }
}

function lazyChance({ paths }: JointPart): (legs: readonly JointLeg[]) => number | undefined {
  let made: ReturnType<typeof chanceIn> | undefined
  return legs => {
    if (!made) {
      const found = paths()
      if (!found) return undefined
      made = chanceIn(found)
    }
    return made(legs)
  }
}

type Column = { readonly at: Uint16Array; readonly holds: Uint8Array }

/**
 * Where each leg holds is computed once, and so is what all but the last leg leave, because many outcomes are tried
 * with the same legs.
 */
function chanceIn({ p, ends }: Paths): (legs: readonly JointLeg[]) => number {
  const held = new WeakMap<JointLeg, Column>()
  const columnOf = (leg: JointLeg): Column => {
    const seen = held.get(leg)
    if (seen) return seen
    const { cells, at } = ends.get(leg.space)!
    const column = { at, holds: Uint8Array.from(cells, ([home, away]) => (leg.holds(home, away) ? 1 : 0)) }
    held.set(leg, column)
    return column
  }
  const all = Uint32Array.from(p, (_, i) => i)
  let cached: { readonly legs: readonly JointLeg[]; readonly ways: Uint32Array } = { legs: [], ways: all }
  const waysOf = (legs: readonly JointLeg[]): Uint32Array => {
    if (legs.length !== cached.legs.length || legs.some((leg, i) => leg !== cached.legs[i])) {
      const ways = legs
        .map(columnOf)
        .reduce((left, { at, holds }) => left.filter(i => holds[at[i]!] === 1), all)
      cached = { legs, ways }
    }
    return cached.ways
  }
  const masses = new Map<string, Float64Array>()
  /** The chances of a space's ends, by their index in its cells. */
  const massOf = (space: string): Float64Array => {
    const seen = masses.get(space)
    if (seen) return seen
    const { cells, at } = ends.get(space)!
    const mass = new Float64Array(cells.length)
    for (let i = 0; i < p.length; i++) mass[at[i]!]! += p[i]!
    masses.set(space, mass)
    return mass
  }
  return legs => {
    const last = legs.at(-1)!
    const { at, holds } = columnOf(last)
    if (legs.length === 1)
      return massOf(last.space).reduce((sum, mass, i) => (holds[i] === 1 ? sum + mass : sum), 0)
    const ways = waysOf(legs.slice(0, -1))
    let sum = 0
    for (let n = 0; n < ways.length; n++) {
      const i = ways[n]!
      if (holds[at[i]!] === 1) sum += p[i]!
    }
    return sum
  }
}
