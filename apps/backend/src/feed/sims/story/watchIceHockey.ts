import { ICE_HOCKEY_PERIOD_SECONDS, type PlayOf } from '#pricing'
import { iceHockeySim } from '../iceHockey.ts'
import type { ShownState, Sim } from '../sim.ts'
import { wander } from './ball.ts'
import type { Counted, SideIndex, StoryStep } from './story.ts'
import { incident, join, phaseStep, type StoryWatch } from './watch.ts'

type Play = PlayOf<'ice_hockey'>

const WAYS = { attack: 0.2, lose: 0.2, shot: 0.22, onTarget: 1 }
const MINOR_MINUTES = 2

/** Ice hockey: possession, shots, penalties and power-play goals. */
export const watchIceHockey: StoryWatch<'ice_hockey'> = ({ before, after, story, rng }) => {
  const { play } = after
  const shown = (): ShownState => iceHockeySim.show(after as Sim<'ice_hockey'>)
  const scored = goal(before.play, play, shown)
  const ends = phaseStep(before.play.phase, play.phase, shown, minuteOf(play))
  if (ends.now) return join(scored, ends)
  if (scored.now) return scored
  if (play.phase !== 'period' && play.phase !== 'overtime') return {}
  if (play.powerPlay && !before.play.powerPlay) return penalty(play.powerPlay.side, shown(), play)
  const attacker: SideIndex = after.aux['side'] === 1 ? 1 : 0
  if (after.aux['danger'] !== undefined) {
    if (before.aux['danger'] !== undefined) return { counted: [['ball', attacker, 1]] }
    return { now: { kind: 'dangerous_attack', side: attacker }, counted: [['ball', attacker, 1]] }
  }
  if (before.aux['danger'] !== undefined) {
    const side: SideIndex = before.aux['side'] === 1 ? 1 : 0
    return { now: { kind: 'shot_on_target', side }, counted: [['shots_on_target', side, 1]] }
  }
  const [home, away] = after.params.goals
  return wander(story, WAYS, home / (home + away), rng)
}

function goal(before: Play, after: Play, shown: () => ShownState): StoryStep {
  const isDecided = after.decider !== undefined && before.decider === undefined
  const side = isDecided
    ? after.decider
    : after.scorers.length > before.scorers.length
      ? after.scorers.at(-1)
      : undefined
  if (side === undefined) return {}
  const counted: Counted[] = [
    ...(before.phase === 'shootout' ? [] : [['shots_on_target', side, 1] as const]),
    ...(before.powerPlay?.side === side ? [['power_play_goals', side, 1] as const] : []),
  ]
  return {
    now: { kind: 'goal', side },
    counted,
    incidents: [incident('goal', shown(), minuteOf(after), side)],
  }
}

function penalty(favoured: SideIndex, shown: ShownState, play: Play): StoryStep {
  const side: SideIndex = favoured === 0 ? 1 : 0
  return {
    now: { kind: 'penalty', side },
    counted: [
      ['penalty_minutes', side, MINOR_MINUTES],
      ['power_plays', favoured, 1],
    ],
    incidents: [incident('penalty', shown, minuteOf(play), side)],
  }
}

const minuteOf = ({ phase, period, second }: Play): string => {
  const before = phase === 'overtime' || phase === 'shootout' ? 3 : period - 1
  const minutes = (before * ICE_HOCKEY_PERIOD_SECONDS) / 60
  return String(minutes + Math.max(1, Math.ceil(second / 60)))
}
