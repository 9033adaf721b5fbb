type Pair = readonly [home: number, away: number]

export type TennisParams = {
  /** Chance to win a point on one's own serve, by side. */
  readonly serve: Pair
  /** Sets that can be played: 3 or 5. */
  readonly bestOf: 3 | 5
}

/** What has happened in a tennis match. */
export type TennisState = {
  readonly phase: 'not_started' | 'playing' | 'break' | 'ended'
  /** Who won each game, by set; a tiebreak is a game. The last set is the running one. */
  readonly games: readonly (readonly (0 | 1)[])[]
  /** Points won in the running game or tiebreak. */
  readonly points: Pair
  /** Who serves the running game (first, in a tiebreak): 0 home, 1 away. */
  readonly server: 0 | 1
}

/** Games of a set by side. */
export function gamesOf(winners: readonly (0 | 1)[]): [home: number, away: number] {
  const away = winners.reduce((sum: number, winner) => sum + winner, 0)
  return [winners.length - away, away]
}

export const isTiebreak = ([home, away]: Pair): boolean => home === 6 && away === 6

/** Whether a set stands won at these games. */
export function isSetOver([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  return most === 7 || (most === 6 && least <= 4)
}

/** Sets won by side. */
export function setsOf({ games }: TennisState): [home: number, away: number] {
  const sets: [number, number] = [0, 0]
  for (const winners of games) {
    const score = gamesOf(winners)
    if (isSetOver(score)) sets[score[0] > score[1] ? 0 : 1]++
  }
  return sets
}

/** Who serves point `number` (from 0) of a tiebreak: one point, then two each. */
export function tiebreakServer(first: 0 | 1, number: number): 0 | 1 {
  return Math.floor((number + 1) / 2) % 2 === 0 ? first : first === 0 ? 1 : 0
}
