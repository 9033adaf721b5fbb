import { pointsOf, type PlayOf } from '#pricing'
import { attackingSide, basketballSim, POSSESSION_SECONDS } from '../basketball.ts'
import type { ShownState, Sim } from '../sim.ts'
import type { Counted, SideIndex, StoryStep } from './story.ts'
import { incident, join, phaseStep, risen, type StoryWatch } from './watch.ts'

type Play = PlayOf<'basketball'>

const OWN_REBOUNDS = 0.27
const KINDS = { 1: 'one_point', 2: 'two_points', 3: 'three_points' } as const
const COUNTS = { 1: 'free_throws', 2: 'two_points', 3: 'three_points' } as const

/** Basketball: possessions, their outcomes, and changes of the lead. */
export const watchBasketball: StoryWatch<'basketball'> = ({ before, after, story, rng }) => {
  const { play } = after
  const shown = (): ShownState => basketballSim.show(after as Sim<'basketball'>)
  const scored = basket(before.play, play, story.counts['biggest_lead'] ?? [0, 0], shown)
  const ends = phaseStep(before.play.phase, play.phase, shown, minuteOf(play))
  if (ends.now) return join(scored, ends)
  if (scored.now) return scored
  if (play.phase !== 'quarter' && play.phase !== 'overtime') return {}
  if (after.aux['timeout'] !== undefined && before.aux['timeout'] === undefined) {
    const side: SideIndex = rng.chance(0.5) ? 0 : 1
    const timeout = incident('timeout', shown(), minuteOf(play), side)
    return { now: { kind: 'timeout', side }, counted: [['timeouts', side, 1]], incidents: [timeout] }
  }
  if (play.second === before.play.second) return {}
  if (play.second % POSSESSION_SECONDS === 0) return missed(attackingSide(play.second), rng)
  const side = attackingSide(Math.ceil(play.second / POSSESSION_SECONDS) * POSSESSION_SECONDS)
  return story.now?.kind === 'possession' ? {} : { now: { kind: 'possession', side } }
}

function basket(
  before: Play,
  after: Play,
  lead: readonly [number, number],
  shown: () => ShownState,
): StoryStep {
  const [was, is] = [pointsOf(before.points), pointsOf(after.points)]
  const side = risen(was, is)
  if (side === undefined) return {}
  const points = Math.min(3, is[side] - was[side]) as 1 | 2 | 3
  const ahead = (score: readonly number[]): number => score[side]! - score[side === 0 ? 1 : 0]!
  const counted: Counted[] = [
    [COUNTS[points], side, 1],
    ...(points > 1
      ? ([
          ['field_goals', side, 1],
          ['field_goal_tries', side, 1],
        ] as const)
      : []),
    ...(ahead(is) > lead[side] ? [['biggest_lead', side, ahead(is) - lead[side]] as const] : []),
  ]
  const tookLead = ahead(is) > 0 && ahead(was) <= 0
  return {
    now: { kind: KINDS[points], side },
    counted,
    ...(tookLead && { incidents: [incident('lead', shown(), minuteOf(after), side)] }),
  }
}

function missed(side: SideIndex, rng: Parameters<StoryWatch<'basketball'>>[0]['rng']): StoryStep {
  const rebound: SideIndex = rng.chance(OWN_REBOUNDS) ? side : side === 0 ? 1 : 0
  return {
    now: { kind: 'missed_shot', side },
    counted: [
      ['field_goal_tries', side, 1],
      ['rebounds', rebound, 1],
    ],
  }
}

const minuteOf = ({ quarter, second }: Play): string => {
  const before = quarter <= 4 ? (quarter - 1) * 10 : 40 + (quarter - 5) * 5
  return String(before + Math.max(1, Math.ceil(second / 60)))
}
