import type { Rng } from '../../random/rng.ts'
import type { Counted, SideIndex, Story, StoryStep } from './story.ts'

/** Chances of a ball or puck in a step of five seconds. */
type Ways = {
  /** Chance that the side in possession attacks. */
  readonly attack: number
  /** Chance that it loses possession, between even sides. */
  readonly lose: number
  /** Chance that an attack ends in a shot, and that such a shot is on target. */
  readonly shot: number
  readonly onTarget: number
}

/**
 * Draws possession, attacks, and shots that were not dangerous. `strength` of home is 0 to 1, half where sides are
 * even.
 */
export function wander(story: Story, ways: Ways, strength: number, rng: Rng): StoryStep {
  const { now } = story
  const side: SideIndex = now?.side === 'away' ? 1 : now?.side === 'home' ? 0 : rng.chance(strength) ? 0 : 1
  const counted: Counted[] = [['ball', side, 1]]
  const share = side === 0 ? strength : 1 - strength
  const draw = rng.next()
  const losing = ways.lose * 2 * (1 - share)
  if (now?.kind === 'attack') {
    if (draw < ways.shot) {
      const isOn = rng.chance(ways.onTarget)
      const kind = isOn ? 'shot_on_target' : 'shot_off_target'
      return {
        now: { kind, side },
        counted: [...counted, [isOn ? 'shots_on_target' : 'shots_off_target', side, 1]],
      }
    }
    // The opponent defends more strongly against an attack.
    if (draw < ways.shot + 2 * losing)
      return { now: { kind: 'possession', side: side === 0 ? 1 : 0 }, counted }
    return { counted }
  }
  if (draw < ways.attack)
    return { now: { kind: 'attack', side }, counted: [...counted, ['attacks', side, 1]] }
  if (draw < ways.attack + losing) return { now: { kind: 'possession', side: side === 0 ? 1 : 0 }, counted }
  // An incident is shown for one step; then possession is shown again.
  return now?.kind === 'possession' ? { counted } : { now: { kind: 'possession', side }, counted }
}
