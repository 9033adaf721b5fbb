import type { Distribution, JointChance, JointLeg } from '../types.ts'

/** Whole ways a part of a match can go: way i has chance `p[i]`, and every space of the part ends in it at one count. */
export type Paths = {
  readonly p: Float64Array
  readonly counts: ReadonlyMap<string, { readonly home: Int16Array; readonly away: Int16Array }>
}

/** Spaces that a model knows together. Its paths are made when a leg first asks for them. */
export type JointPart = { readonly spaces: readonly string[]; readonly paths: () => Paths | undefined }

/** Collects paths: `ends` holds home and away of each space, in the order of `spaces`. The chances are scaled to add up to 1. */
export function createPathCollector(spaces: readonly string[]): {
  readonly add: (p: number, ends: readonly number[]) => void
  readonly toPaths: () => Paths
} {
  const chances: number[] = []
  const columns = spaces.map(() => ({ home: [] as number[], away: [] as number[] }))
  let sum = 0
  return {
    add(p, ends) {
      chances.push(p)
      sum += p
      columns.forEach((column, i) => {
        column.home.push(ends[i * 2]!)
        column.away.push(ends[i * 2 + 1]!)
      })
    },
    toPaths() {
      const p = new Float64Array(chances.length)
      for (let i = 0; i < p.length; i++) p[i] = chances[i]! / sum
      const counts = columns.map(
        ({ home, away }, i) =>
          [spaces[i]!, { home: new Int16Array(home), away: new Int16Array(away) }] as const,
      )
      return { p, counts: new Map(counts) }
    },
  }
}

/** A part that is one space. */
export function partOf(space: string, chances: () => Distribution | undefined): JointPart {
  return {
    spaces: [space],
    paths() {
      const distribution = chances()
      return distribution && { p: distribution.p, counts: new Map([[space, distribution]]) }
    },
  }
}

/**
 * Chance that all legs hold, over parts that the model takes to be independent of each other: inside a part the chances of the paths
 * where every leg holds are added up, and the parts multiply. Undefined where a leg's space is in no part.
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

/** Where each leg holds is worked out once: the same leg is asked for with many others. */
function chanceIn({ p, counts }: Paths): (legs: readonly JointLeg[]) => number | undefined {
  const columns = new WeakMap<JointLeg, Uint8Array>()
  const columnOf = (leg: JointLeg): Uint8Array | undefined => {
    const seen = columns.get(leg)
    const count = counts.get(leg.space)
    if (seen || !count) return seen
    const column = new Uint8Array(p.length)
    for (let i = 0; i < column.length; i++) column[i] = leg.holds(count.home[i]!, count.away[i]!) ? 1 : 0
    columns.set(leg, column)
    return column
  }
  return legs => {
    const held = legs.map(columnOf).filter(column => column !== undefined)
    if (held.length < legs.length) return undefined
    let sum = 0
    next: for (let i = 0; i < p.length; i++) {
      for (const column of held) if (column[i] === 0) continue next
      sum += p[i]!
    }
    return sum
  }
}
