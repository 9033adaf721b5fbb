import { isPlaceable } from '@touchline/domain/freshness'
import { beatAgeForDecision, liveDelayOf, type LiveDelays } from '@touchline/domain/live-delay'

/** A leg when its bet or cash-out is decided. */
export type LegAtDecision = {
  readonly sportKey: string
  readonly isLive: boolean
  /** Milliseconds since the last beat of its provider. */
  readonly beatAgeMs: number
}

/**
 * Whether everything that happened in time is in the prices of these legs, so that a decision may be made ([DELAY-5]). A price that is too
 * old altogether is certain: it is refused ([FRESH-6]).
 */
export function isPriceCertain(
  legs: readonly LegAtDecision[],
  liveDelays: LiveDelays,
  doesFeedWait: boolean,
): boolean {
  return legs
    .filter(({ isLive, beatAgeMs }) => isLive && isPlaceable(beatAgeMs))
    .every(leg => !doesFeedWait && leg.beatAgeMs <= beatAgeForDecision(liveDelayOf([leg], liveDelays)))
}
