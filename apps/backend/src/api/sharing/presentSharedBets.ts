import type { SharedBetWire, SharedSelectionWire } from '@touchline/contract'
import {
  availabilityOf,
  MATCH_STATUS,
  pauseReasonOf,
  type MatchStatus,
  type OutcomeKey,
  type Quote,
} from '@touchline/domain'
import type { Locale } from '@touchline/domain/locale'
import { keysOf } from '#api/bets'
import { eventNamesIn, nameIn } from '#api/names'
import { describeMarket } from '#pricing'
import { storedNamesOf, type SharedMatch, type SharedSlip } from './sharedSlip.ts'

/** What the selections of a slip are now. */
export type Standing = {
  readonly quoteOf: (key: OutcomeKey) => Quote | undefined
  /** By match id; a match that is no longer known is missing. */
  readonly statuses: ReadonlyMap<string, MatchStatus>
  readonly now: number
}

/**
 * The bets of a shared slip at prices of now. Selections and whole bets that are gone stay, with their names, next to those that
 * are not, so that whoever opens the link hears of them; where everything is gone there is none.
 */
export function presentSharedBets(slip: SharedSlip, standing: Standing, locale: Locale): SharedBetWire[] {
  const bets = slip.bets.map(bet => ({
    ...bet,
    selections: keysOf(bet).map((key, place) =>
      presentSelection(key, bet.selections[place]!.odds, slip.matches[key.matchId]!, standing, locale),
    ),
  }))
  const isAlive = bets.some(bet =>
    bet.selections.some(({ availability }) => availability !== 'not_available'),
  )
  return isAlive ? bets : []
}

function presentSelection(
  key: OutcomeKey,
  sharedOdds: number,
  match: SharedMatch,
  { quoteOf, statuses, now }: Standing,
  locale: Locale,
): SharedSelectionWire {
  const quote = quoteOf(key)
  const { nameA, nameB, names } = eventNamesIn(storedNamesOf(match), locale)
  const market = describeMarket(key.marketId, key.specifier, locale, names)
  return {
    match_id: key.matchId,
    market_id: key.marketId,
    specifier: key.specifier,
    outcome_id: key.outcomeId,
    odds: quote?.odds ?? sharedOdds,
    shared_odds: sharedOdds,
    availability: availability(quote, now),
    match_status: statuses.get(key.matchId) ?? MATCH_STATUS.finished,
    market_status: quote && quote.marketStatus !== 'missing' ? quote.marketStatus : null,
    active: quote?.outcomeActive ?? false,
    match_urn_id: match.urnId,
    match_slug: match.slug,
    match_start_time: match.startTime,
    sport_key: match.sportKey,
    category_slug: match.categorySlug,
    category_name: nameIn(match.categoryNames, locale),
    name_a: nameA,
    ...(nameB !== undefined && { name_b: nameB }),
    provider: match.provider,
    market_name: market.name,
    outcome_name: market.outcomeName(key.outcomeId),
  }
}

function availability(quote: Quote | undefined, now: number): SharedSelectionWire['availability'] {
  if (!quote || availabilityOf(quote) === 'unavailable') return 'not_available'
  return pauseReasonOf(quote, now) ? 'suspended' : 'available'
}
