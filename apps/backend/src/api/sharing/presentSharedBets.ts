import type { SharedBetWire, SharedSelectionWire } from '@touchline/contract'
import { availabilityOf, pauseReasonOf, type OutcomeKey } from '@touchline/domain/market'
import type { Quote } from '@touchline/domain/placing'
import type { Locale } from '@touchline/domain/locale'
import { keysOf } from '#api/bets'
import { eventNamesIn, nameIn } from '#api/names'
import { describeMarket } from '#pricing'
import type { SharedMatch } from './readSharedMatches.ts'
import type { SharedSlip } from './sharedSlip.ts'

/** The current state of a slip's selections. */
export type SelectionStates = {
  readonly quoteOf: (key: OutcomeKey) => Quote | undefined
  /** By id. */
  readonly matches: ReadonlyMap<string, SharedMatch>
  readonly now: number
}

/**
 * The bets of a shared slip at current prices. Selections and whole bets that are no longer offered stay in the list
 * with their names, so that the reader sees what is missing; if nothing is left, the list is empty. A bet on a match
 * that has been removed is left out: it ended weeks ago and its name is unknown.
 */
export function presentSharedBets(
  slip: SharedSlip,
  states: SelectionStates,
  locale: Locale,
): SharedBetWire[] {
  const known = slip.bets.filter(bet => keysOf(bet).every(({ matchId }) => states.matches.has(matchId)))
  const bets = known.map(bet => ({
    ...bet,
    selections: keysOf(bet).map((key, place) =>
      presentSelection(key, bet.selections[place]!.odds, states, locale),
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
  { quoteOf, matches, now }: SelectionStates,
  locale: Locale,
): SharedSelectionWire {
  const quote = quoteOf(key)
  const match = matches.get(key.matchId)!
  const { nameA, nameB, names } = eventNamesIn(match, locale)
  const market = describeMarket(key.marketId, key.specifier, locale, names)
  return {
    match_id: key.matchId,
    market_id: key.marketId,
    specifier: key.specifier,
    outcome_id: key.outcomeId,
    odds: quote?.odds ?? sharedOdds,
    shared_odds: sharedOdds,
    availability: availability(quote, now),
    match_status: match.status,
    market_status: quote && quote.marketStatus !== 'missing' ? quote.marketStatus : null,
    active: quote?.outcomeActive ?? false,
    match_urn_id: match.match_urn_id,
    match_slug: match.match_slug,
    match_start_time: match.match_start_time,
    sport_key: match.sport_key,
    category_slug: match.category_slug,
    category_name: nameIn(match.category_names, locale),
    name_a: nameA,
    ...(nameB !== undefined && { name_b: nameB }),
    provider: match.provider,
    ...(quote?.contest && {
      contest: {
        type: quote.contest.type,
        tournament_id: quote.contest.tournamentId,
        competitor_ids: [...quote.contest.competitorIds],
      },
    }),
    market_name: market.name,
    outcome_name: market.outcomeName(key.outcomeId),
  }
}

function availability(quote: Quote | undefined, now: number): SharedSelectionWire['availability'] {
  if (!quote || availabilityOf(quote) === 'unavailable') return 'not_available'
  return pauseReasonOf(quote, now) ? 'suspended' : 'available'
}
