import { SOCCER_HALF_SECONDS, type PlayOf } from '#pricing'
import { soccerSim } from '../soccer.ts'
import type { ShownState, Sim } from '../sim.ts'
import { wander } from './ball.ts'
import type { StoryStep } from './story.ts'
import { incident, join, phaseStep, risen, type StoryWatch } from './watch.ts'

type Play = PlayOf<'soccer'>

const WAYS = { attack: 0.08, lose: 0.14, shot: 0.05, onTarget: 0.3 }
/** Share of dangerous attacks without a goal that are saved. */
const SAVED = 0.45

/**
 * Soccer: possession, attacks, shots, corners and cards. Goals result from dangerous attacks, which the simulation
 * plays.
 */
export const watchSoccer: StoryWatch<'soccer'> = ({ before, after, story, rng }) => {
  const { play } = after
  const shown = (): ShownState => soccerSim.show(after as Sim<'soccer'>)
  const ends = phaseStep(before.play.phase, play.phase, shown, minuteOf(before.play))
  if (ends.now) return ends
  if (play.phase === 'halftime' || play.phase === 'not_started' || play.phase === 'ended') return {}
  const happened = join(goals(before.play, play, shown), awards(before.play, play, shown))
  if (happened.now) {
    const shot = happened.now.kind === 'goal' ? happened.now.side : undefined
    return shot === undefined ? happened : join(happened, { counted: [['shots_on_target', shot, 1]] })
  }
  const attacker = after.aux['side'] === 1 ? 1 : 0
  if (after.aux['danger'] !== undefined) {
    if (before.aux['danger'] !== undefined) return { counted: [['ball', attacker, 1]] }
    const counted = [
      ['attacks', attacker, 1],
      ['dangerous_attacks', attacker, 1],
      ['ball', attacker, 1],
    ] as const
    return { now: { kind: 'dangerous_attack', side: attacker }, counted }
  }
  if (before.aux['danger'] !== undefined) {
    const side = before.aux['side'] === 1 ? 1 : 0
    const isOn = rng.chance(SAVED)
    const kind = isOn ? 'shot_on_target' : 'shot_off_target'
    return { now: { kind, side }, counted: [[isOn ? 'shots_on_target' : 'shots_off_target', side, 1]] }
  }
  if (after.aux['review'] !== undefined)
    return story.now?.kind === 'review' ? {} : { now: { kind: 'review', side: play.scorers.at(-1) } }
  const [home, away] = after.params.goals
  return wander(story, WAYS, home / (home + away), rng)
}

function goals(before: Play, after: Play, shown: () => ShownState): StoryStep {
  if (after.scorers.length === before.scorers.length) return {}
  const isGoal = after.scorers.length > before.scorers.length
  const side = isGoal ? after.scorers.at(-1) : before.scorers.at(-1)
  const kind = isGoal ? 'goal' : 'goal_cancelled'
  return { now: { kind, side }, incidents: [incident(kind, shown(), minuteOf(after), side)] }
}

function awards(before: Play, after: Play, shown: () => ShownState): StoryStep {
  const corner = risen(before.corners, after.corners)
  if (corner !== undefined)
    return { now: { kind: 'corner', side: corner }, counted: [['corners', corner, 1]] }
  for (const [kind, of] of [
    ['yellow_card', 'cards'],
    ['red_card', 'reds'],
  ] as const) {
    const side = risen(before[of], after[of])
    if (side === undefined) continue
    return {
      now: { kind, side },
      counted: [[`${kind}s`, side, 1]],
      incidents: [incident(kind, shown(), minuteOf(after), side)],
    }
  }
  return {}
}

/** The current minute: `45+2` in stoppage time. */
function minuteOf({ phase, second }: Play): string {
  const half = phase === '2nd_half' || phase === 'ended' ? 45 : 0
  const over = second - SOCCER_HALF_SECONDS
  return over >= 0 ? `${half + 45}+${Math.floor(over / 60) + 1}` : `${half + Math.floor(second / 60) + 1}`
}
