import { availabilityOf, pauseReasonOf, type OutcomeFacts, type PauseReason } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import type { Price } from './types.ts'

/** What a price shows, from what is known about its outcome, market, match and provider. The rules are the domain's. */
export function priceOf(odds: Odds, facts: OutcomeFacts): Price {
  const availability = availabilityOf(facts)
  // Bet stops depend on the clock, so they are judged where a price is taken, not where it is kept.
  const because = availability === 'open' ? undefined : pauseReasonOf(facts, 0)
  return { odds, availability, ...(because && { because }) }
}

/** Same price for whoever looks at it. */
export function samePrice(a: Price, b: Price): boolean {
  return a.odds === b.odds && a.availability === b.availability && sameReason(a.because, b.because)
}

function sameReason(a: PauseReason | undefined, b: PauseReason | undefined): boolean {
  if (a?.kind !== b?.kind) return false
  return a?.kind !== 'feed' || b?.kind !== 'feed' || a.reason === b.reason
}
