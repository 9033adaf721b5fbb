import type { Rng } from '../../random/rng.ts'
import type { Counted, Side, Story, Told } from './story.ts'

/** How a ball or puck wanders in a step of five seconds. */
type Ways = {
  /** Chance that the side with the ball attacks. */
  readonly attack: number
  /** Chance that it loses the ball, between even sides. */
  readonly lose: number
  /** Chance that an attack ends in a shot, and that such a shot is on target. */
  readonly shot: number
  readonly onTarget: number
}

/** Who has the ball, whether they attack, and shots that were never dangerous. `strength` of home is 0 to 1, half where sides are even. */
export function wander(story: Story, ways: Ways, strength: number, rng: Rng): Told {
  const { now } = story
  const side: Side = now?.side === 'away' ? 1 : now?.side === 'home' ? 0 : rng.chance(strength) ? 0 : 1
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
    // An attacking side is met by more of the other.
    if (draw < ways.shot + 2 * losing)
      return { now: { kind: 'possession', side: side === 0 ? 1 : 0 }, counted }
    return { counted }
  }
  if (draw < ways.attack)
    return { now: { kind: 'attack', side }, counted: [...counted, ['attacks', side, 1]] }
  if (draw < ways.attack + losing) return { now: { kind: 'possession', side: side === 0 ? 1 : 0 }, counted }
  // What has happened is shown for one step; then the ball is in play again.
  return now?.kind === 'possession' ? { counted } : { now: { kind: 'possession', side }, counted }
}
