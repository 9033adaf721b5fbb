import type { Incident, Situation, SituationKind } from '@touchline/domain/match'
import type { StatisticCounts } from '@touchline/domain/statistics'

/** What is told of a match beside its score; plain JSON, kept with its simulation. It draws on chance of its own: telling changes no result. */
export type Story = {
  readonly rng: number
  readonly counts: StatisticCounts
  readonly now?: Situation
  /** What happened since the last turn was written. */
  readonly fresh: readonly Incident[]
}

export type Side = 0 | 1

/** One thing that was counted: of what, whose, and how many. */
export type Counted = readonly [key: string, side: Side, more: number]

/** What one step told: what happens now, what was counted, what is kept. */
export type Told = {
  readonly now?: { readonly kind: SituationKind; readonly side?: Side | undefined }
  readonly counted?: readonly Counted[]
  readonly incidents?: readonly Incident[]
}

export const SIDES = ['home', 'away'] as const

/** A story before its first word. Its chance comes from the simulation's, by another way. */
export const startStory = (rng: number): Story => ({ rng: (rng ^ 0x9e3779b9) >>> 0, counts: {}, fresh: [] })

/** The story with what a step told. */
export function goOn(story: Story, { now, counted = [], incidents = [] }: Told): Story {
  if (!now && counted.length === 0 && incidents.length === 0) return story
  return {
    ...story,
    ...(counted.length > 0 && { counts: addAll(story.counts, counted) }),
    ...(now && { now: situationOf(now, (story.now?.number ?? 0) + 1) }),
    ...(incidents.length > 0 && { fresh: [...story.fresh, ...incidents] }),
  }
}

function situationOf({ kind, side }: NonNullable<Told['now']>, number: number): Situation {
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
