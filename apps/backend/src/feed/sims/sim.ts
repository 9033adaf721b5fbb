import type { SuspensionReason } from '@touchline/domain/market'
import type { MatchClock, MatchState } from '@touchline/domain/match'
import type { MatchPlay, ParamsOf, PlayOf, SportKey } from '#pricing'
import type { Rng } from '../random/rng.ts'
import type { Story } from './story/story.ts'

/**
 * Length of a simulation step in milliseconds. Random numbers are drawn per step, so that the number of calls does not
 * affect the match.
 */
export const STEP_MS = 5000
export const STEP_SECONDS = STEP_MS / 1000

/** What a sport's simulation stores beside the play: pauses and events about to happen. */
export type Aux = { readonly [key: string]: number | undefined }

/** Markets are closed until this much match time (milliseconds since kick-off) has passed. */
export type Suspension = { readonly reason: SuspensionReason; readonly until: number }

/** The simulation of one match: plain JSON, stored in `matches.sim`, everything that a restart needs. */
export type Sim<Key extends SportKey = SportKey> = MatchPlay<Key> & {
  readonly rng: number
  readonly aux: Aux
  readonly suspension: Suspension | null
  /** Match time played, in milliseconds since kick-off; breaks count. A multiple of {@link STEP_MS}. */
  readonly elapsed: number
  /** Match time that was due at the platform instant `at`. */
  readonly due: number
  readonly at: number
  /** Platform instant until which an operator suspends the markets, and why. */
  readonly held?: { readonly reason: SuspensionReason; readonly until: number }
  /** Statistics and incidents; absent until the first step, and in matches that began before this field existed. */
  readonly story?: Story
  /** Whether an event has results that are not written yet. */
  readonly unsettled: boolean
}

/** What one step changed. */
export type SimStep<Key extends SportKey> = {
  readonly play?: PlayOf<Key>
  readonly aux?: Aux
  /** Whether something must be published, priced and settled. */
  readonly happened?: boolean
  readonly suspend?: { readonly reason: SuspensionReason; readonly seconds: number }
}

export type Strengths = { readonly home: number; readonly away: number }
export type ShownState = Omit<MatchState, 'status' | 'clock'> & {
  readonly clock?: Omit<MatchClock, 'updatedAt'>
}

/** The simulation of a sport. */
export type SportSim<Key extends SportKey> = {
  /** The parameters of a match between sides of these strengths (0 average, 1 strong). */
  readonly params: (rng: Rng, strengths: Strengths) => ParamsOf<Key>
  readonly kickOff: (rng: Rng, params: ParamsOf<Key>) => PlayOf<Key>
  readonly step: (sim: Sim<Key>, rng: Rng) => SimStep<Key>
  readonly show: (sim: Sim<Key>) => ShownState
  /** The play after an immediate score; undefined where none is possible now. */
  readonly score: (sim: Sim<Key>, side: 0 | 1) => PlayOf<Key> | undefined
  /** Drifts the prices of an upcoming match a little. */
  readonly drift: (params: ParamsOf<Key>, rng: Rng) => ParamsOf<Key>
  /** Makes home more likely by about this share; less likely when negative. */
  readonly lean: (params: ParamsOf<Key>, amount: number) => ParamsOf<Key>
  readonly usualMinutes: number
  readonly periods: number
}

export const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** Adds to one side of a pair. */
export function plus(pair: readonly [number, number], side: 0 | 1, more = 1): readonly [number, number] {
  return side === 0 ? [pair[0] + more, pair[1]] : [pair[0], pair[1] + more]
}
