import { createPathCollector, jointOf, type PathCollector, type Paths } from '../../maths/joint.ts'
import type { JointChance } from '../../types.ts'
import { gameAt, otherPlayer, playOut, runningSetOf, setEnds, setsSoFar } from './tennisModel.ts'
import { isSetOver, type TennisParams, type TennisState } from './tennisState.ts'

type Side = 0 | 1
type Games = readonly [home: number, away: number]
type Line = ReturnType<typeof setsSoFar>
/** A way the current set can go: the winners of its next games, and its end. */
type SetPath = {
  readonly winners: readonly Side[]
  readonly end: Games
  readonly server: Side
  readonly p: number
}

/**
 * Joint chances of tennis legs: a path is the winners of the next games, the score of the current set, that of the
 * second set while the first is played, and the sets and games of the match. A game or set that may not be played can
 * be refunded and is in no path.
 */
export function tennisJoint(params: TennisParams, state: TennisState): JointChance {
  const { number: set, games } = runningSetOf(state)
  const next = games[0] + games[1] + 1
  const isNextGameSure = !isSetOver([games[0] + 1, games[1]]) && !isSetOver([games[0], games[1] + 1])
  const spaces = [
    'sets',
    'games',
    `set:${set}`,
    `game:${set}:${next}`,
    ...(isNextGameSure ? [`game:${set}:${next + 1}`] : []),
    ...(set === 1 ? ['set:2'] : []),
  ]
  return jointOf([{ spaces, paths: () => pathsOf(params, state, spaces) }])
}

function pathsOf(params: TennisParams, state: TennisState, spaces: readonly string[]): Paths {
  const collector = createPathCollector(spaces)
  const { number, games } = runningSetOf(state)
  const from = setsSoFar(state)
  const depth = spaces.filter(space => space.startsWith('game:')).length
  const rest = restOfMatch(params)
  for (const path of setPaths(params, games, state.server, state.points, depth)) {
    const line = after(from, path)
    const known = [...path.end, ...path.winners.flatMap(winner => [1 - winner, winner])]
    if (number > 1) {
      addMatches(collector, known, rest(line))
      continue
    }
    for (const end of setEnds(params, [0, 0], line.server)) {
      const second = after(line, { end: [end.home, end.away], server: end.server, p: end.p })
      addMatches(collector, [...known, end.home, end.away], rest(second))
    }
  }
  return collector.toPaths()
}

function addMatches({ add }: PathCollector, known: readonly number[], matches: readonly Line[]): void {
  for (const { sets, games, p } of matches) add(p, [...sets, ...games, ...known])
}

/** Every way the current set can go, separated by the winners of its next `depth` games. */
function setPaths(
  params: TennisParams,
  games: Games,
  server: Side,
  points: Games,
  depth: number,
  winners: readonly Side[] = [],
  p = 1,
): SetPath[] {
  if (depth === 0) {
    return setEnds(params, games, server, points).map(end => ({
      winners,
      end: [end.home, end.away],
      server: end.server,
      p: p * end.p,
    }))
  }
  const home = gameAt(params, games, server, points)
  const won = (winner: Side, score: Games, chance: number) =>
    setPaths(params, score, otherPlayer(server), [0, 0], depth - 1, [...winners, winner], p * chance)
  return [...won(0, [games[0] + 1, games[1]], home), ...won(1, [games[0], games[1] + 1], 1 - home)]
}

function after({ sets, games, p }: Line, { end, server, p: chance }: Omit<SetPath, 'winners'>): Line {
  const isHome = end[0] > end[1]
  return {
    sets: [sets[0] + (isHome ? 1 : 0), sets[1] + (isHome ? 0 : 1)],
    games: [games[0] + end[0], games[1] + end[1]],
    server,
    p: p * chance,
  }
}

/** The ends of a match from between two sets; computed once per score in sets and server. */
function restOfMatch(params: TennisParams): (line: Line) => readonly Line[] {
  const known = new Map<string, readonly Line[]>()
  return ({ sets, games, server, p }) => {
    const key = `${sets.join()};${server}`
    const ends = known.get(key) ?? playOut(params, { sets, games: [0, 0], server, p: 1 })
    known.set(key, ends)
    return ends.map(end => ({
      ...end,
      games: [games[0] + end.games[0], games[1] + end.games[1]] as const,
      p: p * end.p,
    }))
  }
}
