import { isPlaceable } from '@touchline/domain/freshness'
import { beatAgeForDecision, liveDelayOf, type LiveDelays } from '@touchline/domain/live-delay'

/** A leg at the time its bet or cash-out is decided. */
export type LegAtDecision = {
  readonly sportKey: string
  readonly isLive: boolean
  /** Milliseconds since its provider's last heartbeat. */
  readonly beatAgeMs: number
}

/**
 * Whether the prices of these legs reflect everything that happened in time, so that a decision may be made
 * ([DELAY-5]). A stale price counts as certain, because it is refused anyway ([FRESH-6]).
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
