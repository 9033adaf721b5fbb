import type { Innings, PlayOf } from '#pricing'
import { battingSide, cricketSim } from '../cricket.ts'
import type { ShownState, Sim } from '../sim.ts'
import type { Counted, SideIndex, StoryStep } from './story.ts'
import { incident, join, phaseStep, waits, type StoryWatch } from './watch.ts'

/** How long the bowler's run-up is shown before the ball. */
const RUN_UP_SECONDS = 10
const BOUNDARIES = { 4: 'four', 6: 'six' } as const
const COUNTS = { 0: 'dot_balls', 4: 'fours', 6: 'sixes' } as const

/** Cricket: ball by ball. */
export const watchCricket: StoryWatch<'cricket'> = ({ before, after, story }) => {
  const { play } = after
  const shown = (): ShownState => cricketSim.show(after as Sim<'cricket'>)
  const [was, is] = [before.play.innings.at(-1), play.innings.at(-1)]
  const isBall = was !== undefined && is !== undefined && is.balls > was.balls
  const side = battingSide(before.play)
  const output = isBall ? ball(was, is, side, shown) : {}
  const ends = phaseStep(phaseOf(before.play), phaseOf(play), shown, is ? overOf(is) : '')
  if (ends.now) return join(output, ends)
  if (output.now || play.phase !== 'innings') return output
  return waits(after.aux) <= RUN_UP_SECONDS && story.now?.kind !== 'delivery'
    ? { now: { kind: 'delivery', side: side === 0 ? 1 : 0 } }
    : {}
}

function ball(was: Innings, is: Innings, side: SideIndex, shown: () => ShownState): StoryStep {
  const runs = is.runs - was.runs
  const isBoundary = runs === 4 || runs === 6
  const counted: Counted[] = [
    ['balls', side, 1],
    ...(isBoundary ? [['boundaries', side, 1] as const] : []),
    ...(runs === 0 || isBoundary ? [[COUNTS[runs], side, 1] as const] : []),
  ]
  if (is.wickets > was.wickets)
    return {
      now: { kind: 'wicket', side },
      counted: [...counted, ['wickets_lost', side, 1]],
      incidents: [incident('wicket', shown(), overOf(is), side)],
    }
  const kind = isBoundary ? BOUNDARIES[runs] : runs === 0 ? 'dot_ball' : 'runs'
  return { now: { kind, side }, counted }
}

/** A tied match continues after a break, but its innings have ended. */
const phaseOf = ({ phase }: PlayOf<'cricket'>): string => (phase === 'super_over' ? 'break' : phase)

/** Overs and balls bowled: `12.3`. */
const overOf = ({ balls }: Innings): string => `${Math.floor(balls / 6)}.${balls % 6}`
