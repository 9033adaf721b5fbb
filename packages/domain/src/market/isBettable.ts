import type { MatchStatus, ProviderStatus } from '../match/index.ts'
import type { Market } from './market.ts'
import { MARKET_STATUS } from './market.ts'
import type { OutcomeFacts } from './pauseReason.ts'
import { pauseReasonOf } from './pauseReason.ts'

/**
 * Whether this outcome of this market can be bet on now: market status 1, outcome active, match before or in play,
 * provider active, bet stop not passed (spec section 4, market status; [MARKET-1], [MARKET-3], [MARKET-4]).
 */
export function isBettable(
  market: Market | undefined,
  outcomeId: string,
  matchStatus: MatchStatus,
  providerStatus: ProviderStatus,
  now: number,
): boolean {
  return pauseReasonOf(outcomeFactsOf(market, outcomeId, matchStatus, providerStatus), now) === undefined
}

/** The facts about one outcome of a market from the feed; a missing market or outcome counts as removed. */
export function outcomeFactsOf(
  market: Market | undefined,
  outcomeId: string,
  matchStatus: MatchStatus,
  providerStatus: ProviderStatus,
): OutcomeFacts {
  return {
    matchStatus,
    providerStatus,
    marketStatus: market?.status ?? 'missing',
    outcomeActive: market?.outcomes.find(outcome => outcome.id === outcomeId)?.active ?? false,
    ...(market?.nextBetStop !== undefined && { nextBetStop: market.nextBetStop }),
    ...(market?.reason !== undefined && { reason: market.reason }),
  }
}

/** Markets as lists show them: those with status 0 are dropped, suspended ones keep their place ([MARKET-2]). */
export function listedMarkets(markets: readonly Market[]): readonly Market[] {
  return markets.filter(market => market.status !== MARKET_STATUS.notAllowed)
}
