import type { Market, OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { MarketWire } from '../wire/catalogue/market.ts'

/** A market of an answer, in domain terms. */
export function toMarket(wire: MarketWire): Market {
  return {
    id: wire.id,
    specifier: wire.specifier,
    name: wire.name,
    status: wire.status,
    priority: wire.priority,
    mostBalanced: wire.most_balanced,
    groups: wire.groups,
    provider: wire.provider,
    outcomes: wire.outcomes.map(outcome => ({ ...outcome, odds: outcome.odds as Odds })),
    ...(wire.next_bet_stop !== null && { nextBetStop: wire.next_bet_stop }),
    ...(wire.reason !== null && { reason: wire.reason }),
  }
}

/** The key of one outcome of a market of an answer. */
export function toOutcomeKey(
  market: Pick<MarketWire, 'match_id' | 'id' | 'specifier'>,
  outcomeId: string,
): OutcomeKey {
  return {
    matchId: market.match_id as MatchId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId,
  }
}
