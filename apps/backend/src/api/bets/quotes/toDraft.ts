import type { DraftBetWire } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { CurrencyCode } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import type { PlacementDraft } from '@touchline/domain/placing'
import { SYSTEM_TYPES } from '@touchline/domain/system'
import type { QuoteOf } from './readQuotes.ts'

/** The outcomes a bet names. */
export function keysOf(bet: Pick<DraftBetWire, 'selections'>): OutcomeKey[] {
  return bet.selections.map(selection => ({
    matchId: selection.match_id as MatchId,
    marketId: selection.market_id,
    specifier: selection.specifier,
    outcomeId: selection.outcome_id,
  }))
}

/** Converts a bet to what the rules read. The provider comes from the quote, because a client may send a wrong one. */
export function toDraft(bet: DraftBetWire, subunits: number, quoteOf: QuoteOf): PlacementDraft {
  const system = bet.type === 'system' && SYSTEM_TYPES.find(({ id }) => id === bet.system_id)
  return {
    type: bet.type,
    stake: { value: bet.stake.value, currency: bet.stake.currency as CurrencyCode, subunits },
    legs: keysOf(bet).map((key, leg) => ({
      ...key,
      odds: bet.selections[leg]!.odds as Odds,
      provider: quoteOf(key)?.provider ?? 'betradar',
    })),
    ...(system && { system }),
    ...(bet.custom_odds !== undefined && { customOdds: bet.custom_odds as Odds }),
  }
}
