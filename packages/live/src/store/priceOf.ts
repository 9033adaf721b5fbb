import {
  MARKET_STATUS,
  MATCH_STATUS,
  type MarketStatus,
  type MatchStatus,
  type Odds,
  type Provider,
  type ProviderStatus,
  type SuspensionReason,
} from '@touchline/domain'
import type { ClosedBecause, Price } from './types.ts'

/** Everything that decides what one price shows. */
export type PriceFacts = {
  readonly odds: Odds
  readonly active: boolean
  readonly marketStatus: MarketStatus
  readonly reason: SuspensionReason | undefined
  readonly matchStatus: MatchStatus
  readonly provider: Provider
  readonly providerStatus: ProviderStatus
}

/** What a price shows, from what is known about its outcome, market, match and provider (spec section 4, market status). */
export function priceOf(facts: PriceFacts): Price {
  const because = closedBecause(facts)
  if (!because) return { odds: facts.odds, availability: 'open' }
  const gone = because.kind === 'no-longer-offered' || because.kind === 'betting-closed'
  return { odds: facts.odds, availability: gone ? 'unavailable' : 'suspended', because }
}

/** Same price for whoever looks at it. */
export function samePrice(a: Price, b: Price): boolean {
  return (
    a.odds === b.odds &&
    a.availability === b.availability &&
    a.because?.kind === b.because?.kind &&
    (a.because?.kind !== 'feed' || b.because?.kind !== 'feed' || a.because.reason === b.because.reason)
  )
}

function closedBecause(facts: PriceFacts): ClosedBecause | undefined {
  const { matchStatus, marketStatus } = facts
  if (
    matchStatus === MATCH_STATUS.closed ||
    matchStatus === MATCH_STATUS.finished ||
    matchStatus === MATCH_STATUS.notCovered
  ) {
    return { kind: 'betting-closed' }
  }
  if (marketStatus !== MARKET_STATUS.allowed && marketStatus !== MARKET_STATUS.suspended)
    return { kind: 'no-longer-offered' }
  if (facts.providerStatus !== 'active') return { kind: 'provider-down', provider: facts.provider }
  if (matchStatus === MATCH_STATUS.stopped) return { kind: 'match-stopped' }
  if (marketStatus === MARKET_STATUS.suspended) {
    return facts.reason ? { kind: 'feed', reason: facts.reason } : { kind: 'market-not-open' }
  }
  return facts.active ? undefined : { kind: 'no-longer-offered' }
}
