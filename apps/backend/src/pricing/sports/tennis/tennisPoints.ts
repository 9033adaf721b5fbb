import { tiebreakServer } from './tennisState.ts'

type Pair = readonly [home: number, away: number]

/** Chance that the server, who wins a point with chance `p`, holds from these points (reference/domain.md g). */
export function gameChance(p: number, server: number, receiver: number): number {
  const q = 1 - p
  if (server >= 3 && receiver >= 3) {
    const deuce = (p * p) / (p * p + q * q)
    if (server === receiver) return deuce
    return server > receiver ? p + q * deuce : p * deuce
  }
  if (server >= 4) return 1
  if (receiver >= 4) return 0
  return p * gameChance(p, server + 1, receiver) + q * gameChance(p, server, receiver + 1)
}

/** Chance that home wins a tiebreak from these points. */
export function tiebreakChance(serve: Pair, first: 0 | 1, points: Pair = [0, 0]): number {
  const known = new Map<number, number>()
  const both = serve[0] * (1 - serve[1])
  const neither = (1 - serve[0]) * serve[1]
  const from = (home: number, away: number): number => {
    if (home >= 7 && home - away >= 2) return 1
    if (away >= 7 && away - home >= 2) return 0
    if (home >= 6 && home === away) return both / (both + neither)
    const key = home * 100 + away
    const seen = known.get(key)
    if (seen !== undefined) return seen
    const server = tiebreakServer(first, home + away)
    const p = server === 0 ? serve[0] : 1 - serve[1]
    const chance = p * from(home + 1, away) + (1 - p) * from(home, away + 1)
    known.set(key, chance)
    return chance
  }
  return from(points[0], points[1])
}
