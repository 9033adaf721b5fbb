type Pair = readonly [home: number, away: number]

export type TennisParams = {
  /** Chance to win a point on serve, by side. */
  readonly serve: Pair
  /** Maximum number of sets: 3 or 5. */
  readonly bestOf: 3 | 5
}

/** State of a tennis match. */
export type TennisState = {
  readonly phase: 'not_started' | 'playing' | 'break' | 'ended'
  /** The winner of each game, by set; a tiebreak is a game. The last set is the current one. */
  readonly games: readonly (readonly (0 | 1)[])[]
  /** Points won in the running game or tiebreak. */
  readonly points: Pair
  /** The server of the current game (the first, in a tiebreak): 0 home, 1 away. */
  readonly server: 0 | 1
}

/** Games of a set by side. */
export function gamesOf(winners: readonly (0 | 1)[]): [home: number, away: number] {
  const away = winners.reduce((sum: number, winner) => sum + winner, 0)
  return [winners.length - away, away]
}

export const isTiebreak = ([home, away]: Pair): boolean => home === 6 && away === 6

/** Whether a set is won at these games. */
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

/** The server of point `number` (from 0) of a tiebreak: one point, then two each. */
export function tiebreakServer(first: 0 | 1, number: number): 0 | 1 {
  return Math.floor((number + 1) / 2) % 2 === 0 ? first : first === 0 ? 1 : 0
}
