import type { MarketWire } from '@touchline/contract'
import type { Provider } from '@touchline/domain/match'
import type { Locale } from '@touchline/domain/locale'
import { describeMarket, type EventNames } from '#pricing'
import { resultKeyOf, type MarketRow, type ResultsByOutcome } from '../find/findMarkets.ts'

/** What a market needs to know of its match. */
export type MarketMatch = {
  readonly urnId: string
  readonly provider: Provider
  readonly names: EventNames
}

/**
 * A market with its names in the reader's language.
 * @param results of a finished match
 */
export function presentMarket(
  row: MarketRow,
  match: MarketMatch,
  locale: Locale,
  results?: ResultsByOutcome,
): MarketWire {
  const description = describeMarket(row.market_id, row.specifier, locale, match.names)
  return {
    match_id: row.match_id,
    match_urn_id: match.urnId,
    id: row.market_id,
    specifier: row.specifier,
    name: description.name,
    status: row.status,
    reason: row.reason,
    priority: row.priority,
    most_balanced: row.most_balanced,
    next_bet_stop: row.next_bet_stop,
    groups: [...description.groups],
    custom_bet_groups: [],
    provider: match.provider,
    outcomes: row.outcomes.map(({ id, odds, active }) => {
      const result = results?.get(resultKeyOf(row.market_id, row.specifier, id))
      return { id, name: description.outcomeName(id), active, odds, ...(result && { result }) }
    }),
  }
}
