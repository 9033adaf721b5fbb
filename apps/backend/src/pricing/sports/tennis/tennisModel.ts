import { collect, either } from '../../maths/distribution.ts'
import type { Distribution } from '../../types.ts'
import { gameChance, tiebreakChance } from './tennisPoints.ts'
import { gamesOf, isSetOver, isTiebreak, setsOf, type TennisParams, type TennisState } from './tennisState.ts'

type Side = 0 | 1
/** An end of a set, and the first server of the next one. */
type SetEnd = { readonly home: number; readonly away: number; readonly server: Side; readonly p: number }
/** The state of a match between two sets, or at its end. */
type Line = {
  readonly sets: readonly [home: number, away: number]
  readonly games: readonly [home: number, away: number]
  readonly server: Side
  p: number
}

export const otherPlayer = (side: Side): Side => (side === 0 ? 1 : 0)

/**
 * Derives games from points, sets from games and the match from sets (Barnett and Clarke): one recursion gives every
 * market.
 */
export function tennisModel(
  params: TennisParams,
  state: TennisState,
): (space: string) => Distribution | undefined {
  const { number: runningSet, games: running } = runningSetOf(state)
  const current = setEnds(params, running, state.server, state.points)
  const whole = playOut(params, setsSoFar(state), current)
  return space => {
    if (space === 'sets') return collect(whole.map(({ sets, p }) => [sets[0], sets[1], p] as const))
    if (space === 'games') return collect(whole.map(line => [line.games[0], line.games[1], line.p] as const))
    const [kind, set = 0, game = 0] = space.split(':').map((part, i) => (i === 0 ? part : Number(part))) as [
      string,
      number?,
      number?,
    ]
    if (kind === 'set') {
      if (set === runningSet) return collect(current.map(({ home, away, p }) => [home, away, p] as const))
      return set === runningSet + 1 ? nextSet(params, current) : undefined
    }
    if (kind !== 'game' || set !== runningSet) return undefined
    return gameWinner(params, state, running, game)
  }
}

/** The current or next set, and its games. */
export function runningSetOf(state: TennisState): {
  readonly number: number
  readonly games: readonly [number, number]
} {
  const games = gamesOf(state.games.at(-1) ?? [])
  if (isSetOver(games)) return { number: state.games.length + 1, games: [0, 0] }
  return { number: Math.max(1, state.games.length), games }
}

/** Chance that home wins the game or tiebreak at this score of a set, from these points. */
export function gameAt(
  { serve }: TennisParams,
  score: readonly [number, number],
  server: Side,
  points: readonly [number, number] = [0, 0],
): number {
  return isTiebreak(score) ? tiebreakChance(serve, server, points) : runningGame(serve, server, points)
}

/** Every end of a set from these games and points. */
export function setEnds(
  params: TennisParams,
  from: readonly [number, number],
  server: Side,
  points: readonly [number, number] = [0, 0],
): SetEnd[] {
  const { serve } = params
  const hold = [gameChance(serve[0], 0, 0), gameChance(serve[1], 0, 0)] as const
  const ends: SetEnd[] = []
  let wave = new Map<number, number>([[from[0] * 10 + from[1], 1]])
  let serves = server
  let isFirst = true
  while (wave.size > 0) {
    const next = new Map<number, number>()
    for (const [key, p] of wave) {
      const score: [number, number] = [Math.floor(key / 10), key % 10]
      if (isSetOver(score)) {
        ends.push({ home: score[0], away: score[1], server: serves, p })
        continue
      }
      const homeWins =
        isFirst || isTiebreak(score)
          ? gameAt(params, score, serves, isFirst ? points : undefined)
          : serves === 0
            ? hold[0]
            : 1 - hold[1]
      const add = (home: number, away: number, chance: number) =>
        next.set(home * 10 + away, (next.get(home * 10 + away) ?? 0) + chance)
      add(score[0] + 1, score[1], p * homeWins)
      add(score[0], score[1] + 1, p * (1 - homeWins))
    }
    wave = next
    serves = otherPlayer(serves)
    isFirst = false
  }
  return ends
}

function runningGame(
  serve: readonly [number, number],
  server: Side,
  [home, away]: readonly [number, number],
): number {
  return server === 0 ? gameChance(serve[0], home, away) : 1 - gameChance(serve[1], away, home)
}

/** The state of the match before the current set: sets and games of the finished sets. */
export function setsSoFar(state: TennisState): Line {
  const done = state.games.map(gamesOf).filter(isSetOver)
  const games = [
    done.reduce((sum, [home]) => sum + home, 0),
    done.reduce((sum, [, away]) => sum + away, 0),
  ] as const
  return { sets: setsOf(state), games, server: state.server, p: 1 }
}

/** Every end of the match: sets and games of both sides. `current` are the ends of the set that is played first. */
export function playOut(params: TennisParams, from: Line, current?: readonly SetEnd[]): Line[] {
  const toWin = (params.bestOf + 1) / 2
  if (Math.max(...from.sets) === toWin) return [from]
  const fresh = [setEnds(params, [0, 0], 0), setEnds(params, [0, 0], 1)] as const
  const ended: Line[] = []
  let open: Line[] = [from]
  for (let isFirst = true; open.length > 0; isFirst = false) {
    const merged = new Map<string, Line>()
    for (const line of open) {
      for (const end of isFirst && current ? current : fresh[line.server]) {
        const winner = end.home > end.away ? 0 : 1
        const next: Line = {
          sets: [line.sets[0] + (winner === 0 ? 1 : 0), line.sets[1] + winner],
          games: [line.games[0] + end.home, line.games[1] + end.away],
          server: end.server,
          p: line.p * end.p,
        }
        if (next.p < 1e-8) continue
        const key = `${next.sets.join()};${next.games.join()};${next.server}`
        const seen = merged.get(key)
        if (seen) seen.p += next.p
        else merged.set(key, next)
      }
    }
    const all = [...merged.values()]
    ended.push(...all.filter(line => Math.max(...line.sets) === toWin))
    open = all.filter(line => Math.max(...line.sets) < toWin)
  }
  return merge(ended)
}

/** Joins ends that differ only in the next server. */
function merge(ended: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of ended) {
    const key = `${line.sets.join()};${line.games.join()}`
    const seen = merged.get(key)
    if (seen) seen.p += line.p
    else merged.set(key, { ...line })
  }
  return [...merged.values()]
}

function nextSet(params: TennisParams, current: readonly SetEnd[]): Distribution {
  const tally = new Map<number, number>()
  for (const server of [0, 1] as const) {
    const weight = current.filter(end => end.server === server).reduce((sum, { p }) => sum + p, 0)
    for (const { home, away, p } of setEnds(params, [0, 0], server)) {
      tally.set(home * 10 + away, (tally.get(home * 10 + away) ?? 0) + weight * p)
    }
  }
  return collect([...tally].map(([key, p]) => [Math.floor(key / 10), key % 10, p] as const))
}

/** The winner of the current game or the next one. */
function gameWinner(
  { serve }: TennisParams,
  { server, points }: TennisState,
  games: readonly [number, number],
  game: number,
): Distribution | undefined {
  const ahead = game - games[0] - games[1] - 1
  if (ahead < 0 || ahead > 1 || games[0] + games[1] + ahead > 11) return undefined
  if (ahead === 0) return either(runningGame(serve, server, points))
  return either(server === 0 ? 1 - gameChance(serve[1], 0, 0) : gameChance(serve[0], 0, 0))
}
