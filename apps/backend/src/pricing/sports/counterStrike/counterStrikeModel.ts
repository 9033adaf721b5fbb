import { collect, either } from '../../maths/distribution.ts'
import type { Distribution } from '../../types.ts'
import {
  isMapOver,
  mapsOf,
  MAPS_TO_WIN,
  roundChance,
  roundsOf,
  type CounterStrikeParams,
  type CounterStrikeState,
} from './counterStrikeState.ts'

/** Derives maps from rounds and the match from maps. */
export function counterStrikeModel(
  params: CounterStrikeParams,
  state: CounterStrikeState,
): (space: string) => Distribution | undefined {
  const ends = new Map<number, Distribution>()
  const map = (index: number) => {
    if (!ends.has(index)) ends.set(index, mapEnds(params, index, state, roundsOf(state.rounds[index] ?? [])))
    return ends.get(index)!
  }
  return space => {
    if (space === 'maps') return mapScores(state, index => homeWins(map(index)))
    const [kind, number = 0, round = 0] = space
      .split(':')
      .map((part, i) => (i === 0 ? part : Number(part))) as [string, number?, number?]
    if (kind === 'map') return map(number - 1)
    if (kind !== 'round') return undefined
    const winners = state.rounds[number - 1] ?? []
    return either(
      roundChance(params, number - 1, Math.max(winners.length, round - 1), firstOf(state, number - 1)),
    )
  }
}

/** Which side defends first on a map. */
export const firstOf = ({ defendsFirst }: CounterStrikeState, map: number): 0 | 1 => defendsFirst[map] ?? 0

/** Chance that home wins a map of these ends. */
export const homeWins = ({ home, away, p }: Distribution): number =>
  p.reduce((sum, chance, i) => sum + (home[i]! > away[i]! ? chance : 0), 0)

/** Overtimes beyond this many rounds of one side are left out: fewer than one map in a thousand. */
const ROUNDS_MAX = 28

/** Every end of a map from these rounds. */
export function mapEnds(
  params: CounterStrikeParams,
  map: number,
  state: CounterStrikeState,
  from: readonly [home: number, away: number],
): Distribution {
  const cells: [number, number, number][] = []
  let wave = new Map<number, number>([[from[0] * 64 + from[1], 1]])
  while (wave.size > 0) {
    const next = new Map<number, number>()
    for (const [key, p] of wave) {
      const [home, away] = [Math.floor(key / 64), key % 64]
      if (isMapOver([home, away])) {
        cells.push([home, away, p])
        continue
      }
      if (Math.max(home, away) > ROUNDS_MAX) continue
      const chance = roundChance(params, map, home + away, firstOf(state, map))
      const add = (h: number, a: number, q: number) => next.set(h * 64 + a, (next.get(h * 64 + a) ?? 0) + q)
      add(home + 1, away, p * chance)
      add(home, away + 1, p * (1 - chance))
    }
    wave = next
  }
  return collect(cells)
}

function mapScores(state: CounterStrikeState, chanceOf: (map: number) => number): Distribution {
  const cells = new Map<number, number>()
  const visit = (home: number, away: number, p: number) => {
    if (home === MAPS_TO_WIN || away === MAPS_TO_WIN) {
      cells.set(home * 8 + away, (cells.get(home * 8 + away) ?? 0) + p)
      return
    }
    const chance = chanceOf(home + away)
    visit(home + 1, away, p * chance)
    visit(home, away + 1, p * (1 - chance))
  }
  visit(...mapsOf(state.rounds), 1)
  return collect([...cells].map(([key, p]) => [Math.floor(key / 8), key % 8, p] as const))
}
