import { availabilityOf, pauseReasonOf, type OutcomeFacts, type PauseReason } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import type { Price } from './types.ts'

/** The price to show, from the state of its outcome, market, match and provider. The rules are the domain's. */
export function priceOf(odds: Odds, facts: OutcomeFacts): Price {
  const availability = availabilityOf(facts)
  // Bet stops depend on the clock, so they are checked when a price is used, not when it is stored.
  const because = availability === 'open' ? undefined : pauseReasonOf(facts, 0)
  return { odds, availability, ...(because && { because }) }
}

/** Whether two prices look the same. */
export function samePrice(a: Price, b: Price): boolean {
  return a.odds === b.odds && a.availability === b.availability && sameReason(a.because, b.because)
}

function sameReason(a: PauseReason | undefined, b: PauseReason | undefined): boolean {
  if (a?.kind !== b?.kind) return false
  return a?.kind !== 'feed' || b?.kind !== 'feed' || a.reason === b.reason
}
