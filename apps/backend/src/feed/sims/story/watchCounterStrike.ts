import { roundsOf, type PlayOf } from '#pricing'
import { counterStrikeSim } from '../counterStrike.ts'
import type { ShownState, Sim } from '../sim.ts'
import type { Counted, SideIndex, StoryStep } from './story.ts'
import { incident, join, phaseStep, waits, type StoryWatch } from './watch.ts'

type Play = PlayOf<'counter_strike'>

/** Pistol rounds of a map, counted from 0. */
const PISTOL_ROUNDS = [0, 12]
const HALF_ROUNDS = 12
/** How long a round is in play before it is decided. */
const ROUND_SECONDS = 60

/** Counter-Strike: rounds, with the defending side. */
export const watchCounterStrike: StoryWatch<'counter_strike'> = ({ before, after, story }) => {
  const { play } = after
  const shown = (): ShownState => counterStrikeSim.show(after as Sim<'counter_strike'>)
  const map = before.play.rounds.length - 1
  const winners = play.rounds[map] ?? []
  const played = before.play.rounds[map]?.length ?? 0
  const winner = winners.length > played ? winners.at(-1) : undefined
  const output =
    winner === undefined ? {} : round(before.play, winners, winner, story.counts['longest_streak'], shown)
  const [home, away] = roundsOf(winners)
  const ends = phaseStep(before.play.phase, play.phase, shown, `${home}–${away}`)
  if (ends.now?.kind === 'kick_off') return ends
  if (ends.now && winner !== undefined) {
    const won = { now: ends.now, incidents: [incident('map_won', shown(), `${home}–${away}`, winner)] }
    return join(output, ends.now.kind === 'ended' ? join(won, ends) : won)
  }
  if (output.now || play.phase !== 'map') return output
  return waits(after.aux) <= ROUND_SECONDS && story.now?.kind !== 'round'
    ? { now: { kind: 'round', side: defender(play, play.rounds.length - 1, winners.length) === 0 ? 1 : 0 } }
    : {}
}

function round(
  play: Play,
  winners: readonly SideIndex[],
  winner: SideIndex,
  streaks: readonly [number, number] = [0, 0],
  shown: () => ShownState,
): StoryStep {
  const map = play.rounds.length - 1
  const number = winners.length - 1
  const defends = defender(play, map, number)
  const attacks: SideIndex = defends === 0 ? 1 : 0
  const streak = winners.length - 1 - winners.findLastIndex(side => side !== winner)
  const isPistol = PISTOL_ROUNDS.includes(number)
  const [home, away] = roundsOf(winners)
  const counted: Counted[] = [
    ['rounds_won', winner, 1],
    ['rounds_defending', defends, 1],
    ['rounds_attacking', attacks, 1],
    [winner === defends ? 'rounds_defending_won' : 'rounds_attacking_won', winner, 1],
    ...(isPistol ? [['pistol_rounds', winner, 1] as const] : []),
    ...(streak > streaks[winner] ? [['longest_streak', winner, streak - streaks[winner]] as const] : []),
  ]
  return {
    now: { kind: 'round_won', side: winner },
    counted,
    ...(isPistol && { incidents: [incident('pistol_round', shown(), `${home}–${away}`, winner)] }),
  }
}

/** The defending side in a round of a map, both counted from 0; overtimes are like the second half. */
function defender({ defendsFirst }: Play, map: number, number: number): SideIndex {
  const first = defendsFirst[map] ?? 0
  return number < HALF_ROUNDS ? first : first === 0 ? 1 : 0
}
