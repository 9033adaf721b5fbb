import type { Incident, IncidentKind } from '@touchline/domain/match'
import type { SportKey } from '#pricing'
import type { Rng } from '../../random/rng.ts'
import type { Aux, ShownState, Sim } from '../sim.ts'
import { SIDES, type SideIndex, type Story, type StoryStep } from './story.ts'

/** The part of a match's state that its story depends on. */
export type Moment<Key extends SportKey> = Pick<Sim<Key>, 'params' | 'play' | 'aux'>

/**
 * Derives incidents and statistics of a step from the states before and after it. Uses the story's own random source.
 */
export type StoryWatch<Key extends SportKey> = (step: {
  readonly before: Moment<Key>
  readonly after: Moment<Key>
  readonly story: Story
  readonly rng: Rng
}) => StoryStep

/** An incident with the score and period after it. */
export function incident(kind: IncidentKind, shown: ShownState, moment: string, side?: SideIndex): Incident {
  return {
    kind,
    ...(side !== undefined && { side: SIDES[side] }),
    period: shown.periodScores.at(-1)?.key ?? shown.stage,
    moment,
    home: shown.score.home,
    away: shown.score.away,
  }
}

/** The side whose number increased between two pairs; undefined where neither did. */
export function risen(
  before: readonly [number, number],
  after: readonly [number, number],
): SideIndex | undefined {
  if (after[0] > before[0]) return 0
  return after[1] > before[1] ? 1 : undefined
}

/** Merges two outputs. */
export function join(a: StoryStep, b: StoryStep): StoryStep {
  return {
    ...((b.now ?? a.now) && { now: b.now ?? a.now! }),
    counted: [...(a.counted ?? []), ...(b.counted ?? [])],
    incidents: [...(a.incidents ?? []), ...(b.incidents ?? [])],
  }
}

/** The incident of the end of a period or of the match, from the names of the phases before and after. */
export function phaseStep(before: string, after: string, shown: () => ShownState, moment: string): StoryStep {
  if (before === after) return {}
  if (after === 'ended') return { now: { kind: 'ended' }, incidents: [incident('ended', shown(), moment)] }
  if (after === 'break' || after === 'halftime')
    return { now: { kind: 'break' }, incidents: [incident('period_end', shown(), moment)] }
  return { now: { kind: 'kick_off' } }
}

export const waits = ({ wait = 0 }: Aux): number => wait
