import type { Market, OutcomeKey } from '@touchline/domain/market'
import type { Contest, Match, MatchId, Outright } from '@touchline/domain/match'
import type { PickedOutcome } from '@touchline/domain/slip'

/** Names and facts of an outcome: all of a picked outcome except its price and whether it takes bets. */
export type OutcomeDescription = Omit<PickedOutcome, 'odds' | 'matchStatus' | 'marketStatus' | 'active'>

/** What pages have shown, so that a tap on a price needs no request for its names. */
export interface OutcomeNames {
  /** Remembers matches and outrights of a list, with the markets the list shows. */
  rememberEvents(events: readonly (Match | Outright)[]): void
  /** Remembers markets of a match as its own page shows them. */
  rememberMarkets(matchId: MatchId, markets: readonly Market[]): void
  /** Undefined for outcomes that no page has shown. */
  describe(key: OutcomeKey): OutcomeDescription | undefined
}

/** A page shows far fewer; a tab that stays open for hours must not remember all that it showed. */
const MATCHES_MAX = 500

export function createOutcomeNames(): OutcomeNames {
  /** In the order in which they were last shown. */
  const matches = new Map<MatchId, Match | Outright>()
  const markets = new Map<MatchId, Map<string, Market>>()

  function rememberMarkets(matchId: MatchId, known: readonly Market[]): void {
    const lines = markets.get(matchId) ?? new Map<string, Market>()
    for (const market of known) lines.set(lineKey(market.id, market.specifier), market)
    markets.set(matchId, lines)
  }

  function rememberEvent(event: Match | Outright): void {
    matches.delete(event.id)
    matches.set(event.id, event)
    const [oldest] = matches.keys()
    if (matches.size <= MATCHES_MAX || oldest === undefined) return
    matches.delete(oldest)
    markets.delete(oldest)
  }

  return {
    rememberEvents(known) {
      for (const event of known) {
        rememberEvent(event)
        const second = 'secondaryMarket' in event ? event.secondaryMarket : undefined
        rememberMarkets(event.id, [event.mainMarket, second].filter(isThere))
      }
    },
    rememberMarkets,
    describe(key) {
      const match = matches.get(key.matchId)
      const market = markets.get(key.matchId)?.get(lineKey(key.marketId, key.specifier))
      const outcome = market?.outcomes.find(({ id }) => id === key.outcomeId)
      if (!match || !market || !outcome) return undefined
      const { matchId, marketId, specifier, outcomeId } = key
      return {
        matchId,
        marketId,
        specifier,
        outcomeId,
        provider: market.provider,
        contest: contestOf(match),
        matchSlug: match.slug,
        sportKey: match.sport.key,
        categorySlug: match.category.slug,
        categoryName: match.category.name,
        ...sideNames(match),
        marketName: market.name,
        outcomeName: outcome.name,
      }
    },
  }
}

function sideNames(event: Match | Outright): Pick<PickedOutcome, 'homeName' | 'awayName'> {
  return 'home' in event ? { homeName: event.home.name, awayName: event.away.name } : { homeName: event.name }
}

function contestOf(event: Match | Outright): Contest {
  const tournamentId = event.tournament.id
  return 'home' in event
    ? { type: 'match', tournamentId, competitorIds: [event.home.id, event.away.id] }
    : { type: event.type, tournamentId, competitorIds: [] }
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined
}

function lineKey(marketId: number, specifier: string): string {
  return `${marketId}/${specifier}`
}
