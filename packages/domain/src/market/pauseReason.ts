import type { MatchStatus, ProviderStatus } from '../match/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import type { MarketStatus, SuspensionReason } from './market.ts'
import { MARKET_STATUS } from './market.ts'

/** Everything that decides whether one outcome can be bet on now. */
export type OutcomeFacts = {
  readonly matchStatus: MatchStatus
  /** `missing`: the feed no longer lists this market (line). */
  readonly marketStatus: MarketStatus | 'missing'
  /** Whether the outcome is listed and active. */
  readonly outcomeActive: boolean
  readonly providerStatus: ProviderStatus
  /** Epoch milliseconds after which no bet is accepted. */
  readonly nextBetStop?: number
  /** The feed's reason for the suspension, if any. */
  readonly reason?: SuspensionReason
}

/**
 * Why an outcome cannot be bet on, from known facts and never from a guess (guide, suspension reasons; [MARKET-5]).
 * `feed` has the feed's own reason.
 */
export type PauseReason =
  | { readonly kind: 'offline' }
  | { readonly kind: 'no-longer-offered' }
  | { readonly kind: 'betting-closed' }
  | { readonly kind: 'match-stopped' }
  | { readonly kind: 'bet-stop-passed'; readonly at: number }
  | { readonly kind: 'provider-down' }
  | { readonly kind: 'feed'; readonly reason: SuspensionReason }
  | { readonly kind: 'prices-updating' }

/** `suspended` is temporary; `unavailable` does not end by waiting ([SLIP-9]). */
export type Availability = 'open' | 'suspended' | 'unavailable'

/**
 * The reason an outcome is closed to bets, or undefined when it is open. The most permanent reason comes first, so that
 * bettors do not wait for a match that is over.
 */
export function pauseReasonOf(facts: OutcomeFacts, now: number, isOnline = true): PauseReason | undefined {
  if (!isOnline) return { kind: 'offline' }
  const gone = goneReason(facts)
  if (gone) return gone
  if (facts.nextBetStop !== undefined && now >= facts.nextBetStop) {
    return { kind: 'bet-stop-passed', at: facts.nextBetStop }
  }
  if (facts.matchStatus === MATCH_STATUS.stopped) return { kind: 'match-stopped' }
  if (facts.providerStatus !== 'active') return { kind: 'provider-down' }
  if (facts.marketStatus === MARKET_STATUS.allowed) return undefined
  return facts.reason ? { kind: 'feed', reason: facts.reason } : { kind: 'prices-updating' }
}

/**
 * Whether an outcome is open, paused or removed, regardless of the clock and the connection: what the slip flags
 * ([SLIP-9]).
 */
export function availabilityOf(facts: OutcomeFacts): Availability {
  if (goneReason(facts)) return 'unavailable'
  const isOpen =
    facts.marketStatus === MARKET_STATUS.allowed &&
    facts.matchStatus !== MATCH_STATUS.stopped &&
    facts.providerStatus === 'active'
  return isOpen ? 'open' : 'suspended'
}

function goneReason({ matchStatus, marketStatus, outcomeActive }: OutcomeFacts): PauseReason | undefined {
  if (
    matchStatus === MATCH_STATUS.closed ||
    matchStatus === MATCH_STATUS.finished ||
    matchStatus === MATCH_STATUS.notCovered ||
    marketStatus === MARKET_STATUS.settled
  ) {
    return { kind: 'betting-closed' }
  }
  const isOffered = marketStatus === MARKET_STATUS.allowed || isPaused(marketStatus)
  return isOffered && outcomeActive ? undefined : { kind: 'no-longer-offered' }
}

/** Handed over means that another producer is about to take over the market: a pause, not an end ([MARKET-1]). */
function isPaused(status: MarketStatus | 'missing'): boolean {
  return status === MARKET_STATUS.suspended || status === MARKET_STATUS.handedOver
}
