import type { SuspensionReason } from '@touchline/domain/market'
import type { MatchClock, MatchState } from '@touchline/domain/match'
import type { MatchPlay, ParamsOf, PlayOf, SportKey } from '#pricing'
import type { Rng } from '../random/rng.ts'
import type { Story } from './story/story.ts'

/** Match time moves in steps of this many milliseconds; chance is drawn once a step, so that any split of the way gives the same match. */
export const STEP_MS = 5000
export const STEP_SECONDS = STEP_MS / 1000

/** What a sport's simulation remembers beside the play: waits and things about to happen. */
export type Aux = { readonly [key: string]: number | undefined }

/** Markets are closed until this much match time (milliseconds since kick-off) has passed. */
export type Suspension = { readonly reason: SuspensionReason; readonly until: number }

/** The simulation of one match: plain JSON, kept in `matches.sim`, all that a restart needs. */
export type Sim<Key extends SportKey = SportKey> = MatchPlay<Key> & {
  readonly rng: number
  readonly aux: Aux
  readonly suspension: Suspension | null
  /** Match time played, in milliseconds since kick-off; breaks count. A multiple of {@link STEP_MS}. */
  readonly elapsed: number
  /** Match time that was due at the platform instant `at`. */
  readonly due: number
  readonly at: number
  /** Platform instant until which an operator holds the markets, and why. */
  readonly held?: { readonly reason: SuspensionReason; readonly until: number }
  /** What is told beside the score; absent until the first step, and of matches that began before it was told. */
  readonly story?: Story
  /** Whether something happened whose results are not written yet. */
  readonly unsettled: boolean
}

/** What one step changed. */
export type Step<Key extends SportKey> = {
  readonly play?: PlayOf<Key>
  readonly aux?: Aux
  /** Something to show, price and settle. */
  readonly happened?: boolean
  readonly suspend?: { readonly reason: SuspensionReason; readonly seconds: number }
}

export type Strengths = { readonly home: number; readonly away: number }
export type Shown = Omit<MatchState, 'status' | 'clock'> & { readonly clock?: Omit<MatchClock, 'updatedAt'> }

/** How a sport is played. */
export type SportSim<Key extends SportKey> = {
  /** How a match of sides of these strengths (0 average, 1 strong) will go. */
  readonly params: (rng: Rng, strengths: Strengths) => ParamsOf<Key>
  readonly kickOff: (rng: Rng, params: ParamsOf<Key>) => PlayOf<Key>
  readonly step: (sim: Sim<Key>, rng: Rng) => Step<Key>
  readonly show: (sim: Sim<Key>) => Shown
  /** The play after a score out of turn; undefined where none is possible now. */
  readonly score: (sim: Sim<Key>, side: 0 | 1) => PlayOf<Key> | undefined
  /** Prices of a match to come wander a little. */
  readonly drift: (params: ParamsOf<Key>, rng: Rng) => ParamsOf<Key>
  /** Home becomes more likely by about this share; less when negative. */
  readonly lean: (params: ParamsOf<Key>, amount: number) => ParamsOf<Key>
  readonly usualMinutes: number
  readonly periods: number
}

export const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** Adds to one side of a pair. */
export function plus(pair: readonly [number, number], side: 0 | 1, more = 1): readonly [number, number] {
  return side === 0 ? [pair[0] + more, pair[1]] : [pair[0], pair[1] + more]
}
