import type { Incident, Situation, SituationKind } from '@touchline/domain/match'
import type { StatisticCounts } from '@touchline/domain/statistics'

/**
 * Statistics and incidents of a match beside its score; plain JSON, stored with its simulation. It has its own random
 * source, so that it does not change results.
 */
export type Story = {
  readonly rng: number
  readonly counts: StatisticCounts
  readonly now?: Situation
  /** Incidents since the last turn was written. */
  readonly fresh: readonly Incident[]
}

export type SideIndex = 0 | 1

/** One counted event: its statistic, its side, and the increment. */
export type Counted = readonly [key: string, side: SideIndex, more: number]

/** The output of one step: the current state, counted events, and incidents to store. */
export type StoryStep = {
  readonly now?: { readonly kind: SituationKind; readonly side?: SideIndex | undefined }
  readonly counted?: readonly Counted[]
  readonly incidents?: readonly Incident[]
}

export const SIDES = ['home', 'away'] as const

/** An empty story. Its random source is derived from the simulation's, but differs from it. */
export const startStory = (rng: number): Story => ({ rng: (rng ^ 0x9e3779b9) >>> 0, counts: {}, fresh: [] })

/** Merges the output of a step into the story. */
export function goOn(story: Story, { now, counted = [], incidents = [] }: StoryStep): Story {
  if (!now && counted.length === 0 && incidents.length === 0) return story
  return {
    ...story,
    ...(counted.length > 0 && { counts: addAll(story.counts, counted) }),
    ...(now && { now: situationOf(now, (story.now?.number ?? 0) + 1) }),
    ...(incidents.length > 0 && { fresh: [...story.fresh, ...incidents] }),
  }
}

function situationOf({ kind, side }: NonNullable<StoryStep['now']>, number: number): Situation {
  return { kind, number, ...(side !== undefined && { side: SIDES[side] }) }
}

function addAll(counts: StatisticCounts, counted: readonly Counted[]): StatisticCounts {
  const next: Record<string, readonly [number, number]> = { ...counts }
  for (const [key, side, more] of counted) {
    const [home, away] = next[key] ?? [0, 0]
    next[key] = side === 0 ? [home + more, away] : [home, away + more]
  }
  return next
}
