type Pair = readonly [home: number, away: number]

export type CounterStrikeParams = {
  /** Home's chance to win a round without the effect of sides, by map. */
  readonly round: readonly number[]
  /** The advantage of the defending side in a round. */
  readonly sideBias: number
}

/** State of a best-of-three Counter-Strike match. */
export type CounterStrikeState = {
  readonly phase: 'not_started' | 'map' | 'break' | 'ended'
  /** The winner of each round, by map begun: 0 home, 1 away. */
  readonly rounds: readonly (readonly (0 | 1)[])[]
  /** Which side defends first, by map. */
  readonly defendsFirst: readonly (0 | 1)[]
}

export const MAPS_TO_WIN = 2

export function roundsOf(winners: readonly (0 | 1)[]): [home: number, away: number] {
  const away = winners.reduce((sum: number, winner) => sum + winner, 0)
  return [winners.length - away, away]
}

/**
 * First to 13; from 12:12 first to four of six more, again and again (MR12 with MR3 overtimes, reference/domain.md g).
 */
export function isMapOver([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  if (least < 12) return most === 13
  return most === 16 + 3 * Math.floor((least - 12) / 3)
}

export function mapsOf(rounds: readonly (readonly (0 | 1)[])[]): [home: number, away: number] {
  const maps: [number, number] = [0, 0]
  for (const winners of rounds) {
    const score = roundsOf(winners)
    if (isMapOver(score)) maps[score[0] > score[1] ? 0 : 1]++
  }
  return maps
}

/** Home's chance in round `number` (from 0) of a map. */
export function roundChance(
  { round, sideBias }: CounterStrikeParams,
  map: number,
  number: number,
  first: 0 | 1,
): number {
  const fair = round[map] ?? 0.5
  if (number >= 24) return fair
  const isHomeDefending = number < 12 === (first === 0)
  return fair + (isHomeDefending ? sideBias : -sideBias)
}
