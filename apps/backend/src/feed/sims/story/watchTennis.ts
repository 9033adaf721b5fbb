import { gamesOf, isTiebreak, type PlayOf } from '#pricing'
import type { ShownState, Sim } from '../sim.ts'
import { isBreakPoint, serverOf, tennisSim } from '../tennis.ts'
import type { Counted, SideIndex, StoryStep } from './story.ts'
import { incident, join, risen, waits, type StoryWatch } from './watch.ts'

type Play = PlayOf<'tennis'>

/** Shares of the points a server wins and loses (our estimate for an average tour match). */
const ACES = 0.11
const DOUBLE_FAULTS = 0.1
/** How long the server is shown before the next point. */
const READY_SECONDS = 10

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)

/** Tennis: points, with their server and effect on the score. */
export const watchTennis: StoryWatch<'tennis'> = ({ before, after, story, rng }) => {
  const { play } = after
  const shown = (): ShownState => tennisSim.show(after as Sim<'tennis'>)
  if (before.play.phase === 'not_started' && play.phase === 'playing') return { now: { kind: 'kick_off' } }
  const winner = pointWinner(before.play, play)
  if (winner === undefined) return between(after.aux, play, story.now?.kind)
  const server = serverOf(before.play)
  const point = pointOutput(before.play, winner, server, rng)
  const setWon = play.games.length > 0 && play.phase !== 'playing' && before.play.phase === 'playing'
  const gameWon = play.points[0] + play.points[1] === 0
  const games = gamesOf(play.games.at(-1) ?? [])
  const moment = `${games[0]}–${games[1]}`
  if (!gameWon)
    return isBreakPoint(play)
      ? join(point, { now: { kind: 'break_point', side: other(play.server) } })
      : point
  const isTie = isTiebreak(gamesOf(before.play.games.at(-1) ?? []))
  const isBreak = !isTie && winner !== before.play.server
  const output = join(point, {
    now: { kind: setWon ? 'set_won' : 'game_won', side: winner },
    counted: [['games_won', winner, 1], ...(isBreak ? [['break_points_won', winner, 1] as const] : [])],
    incidents: [
      ...(isBreak ? [incident('break_of_serve', shown(), moment, winner)] : []),
      ...(setWon ? [incident('set_won', shown(), moment, winner)] : []),
    ],
  })
  return play.phase === 'ended'
    ? join(output, { now: { kind: 'ended' }, incidents: [incident('ended', shown(), moment)] })
    : output
}

/** Between points: the last incident is shown first, then the next serve. */
function between(aux: Parameters<typeof waits>[0], play: Play, last: string | undefined): StoryStep {
  if (play.phase === 'break') return last === 'break' ? {} : { now: { kind: 'break' } }
  if (play.phase !== 'playing' || waits(aux) > READY_SECONDS) return {}
  const awaited = last === 'serve' || last === 'break_point'
  return awaited ? {} : { now: { kind: 'serve', side: serverOf(play) } }
}

/** The winner of the point between two states; undefined where none was played. */
function pointWinner(before: Play, after: Play): SideIndex | undefined {
  if (before.phase !== 'playing') return undefined
  const games = after.games[before.games.length - 1] ?? []
  if (games.length > (before.games.at(-1)?.length ?? 0)) return games.at(-1)
  return risen(before.points, after.points)
}

function pointOutput(
  play: Play,
  winner: SideIndex,
  server: SideIndex,
  rng: Parameters<StoryWatch<'tennis'>>[0]['rng'],
): StoryStep {
  const isServers = winner === server
  const isStraight = rng.chance(isServers ? ACES : DOUBLE_FAULTS)
  const counted: Counted[] = [
    ['points_won', winner, 1],
    ['service_points', server, 1],
    ...(isServers ? [['service_points_won', server, 1] as const] : []),
    ...(isStraight ? [[isServers ? 'aces' : 'double_faults', server, 1] as const] : []),
    ...(isBreakPoint(play) ? [['break_points', other(play.server), 1] as const] : []),
  ]
  if (isStraight) return { now: { kind: isServers ? 'ace' : 'double_fault', side: server }, counted }
  return { now: { kind: 'point', side: winner }, counted }
}
