import type { Market } from '@touchline/domain/market'
import type { Match, Outright } from '@touchline/domain/match'
import type { MatchSeed } from '@touchline/live'

/** What the live store takes of a match or an outright in a list: its state and the markets that the list shows. */
export function matchSeedOf(match: Match | Outright): MatchSeed {
  const shown = [match.mainMarket, 'secondaryMarket' in match ? match.secondaryMarket : undefined].filter(
    market => market !== undefined,
  )
  return seedWithMarkets(match, shown, match.version)
}

/** The same with the match's markets as its own page loaded them, at the version they were read at. */
export function seedWithMarkets(
  match: Match | Outright,
  markets: readonly Market[],
  version: number,
): MatchSeed {
  const { id, provider, state, availableMarkets } = match
  return { id, version: match.version, marketsVersion: version, provider, state, availableMarkets, markets }
}
