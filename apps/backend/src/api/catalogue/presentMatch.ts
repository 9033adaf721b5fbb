import { fromMatchState, type MatchWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { nameIn, periodName } from '#api/names'
import type { MarketRow } from './findMarkets.ts'
import type { MatchRow } from './findMatches.ts'
import { presentMarket, type MarketMatch } from './presentMarket.ts'
import { presentBareCategory, presentBareTournament, presentSport } from './presentSport.ts'

/** A match with its list markets, in the reader's language. `markets` may hold those of other matches too. */
export function presentMatch(row: MatchRow, markets: readonly MarketRow[], locale: Locale): MatchWire {
  const match = marketMatchOf(row, locale)
  const marketAt = (place: 'main' | 'secondary') => {
    const market = markets.find(candidate => candidate.match_id === row.id && candidate.place === place)
    return market ? presentMarket(market, match, locale) : null
  }
  return {
    id: row.id,
    urn_id: row.urn_id,
    slug: row.slug,
    type: 'match',
    version: row.version,
    sport: presentSport(row, locale),
    category: presentBareCategory(row, locale),
    tournament: presentBareTournament(row, locale),
    home: { id: row.home_id, name: match.home, logo: crestPath(row.home_crest) },
    away: { id: row.away_id, name: match.away, logo: crestPath(row.away_crest) },
    stadium: row.stadium,
    city: row.city,
    start_time: row.start_time,
    ...fromMatchState(row.state, periodName),
    max_period_number: row.max_period_number,
    available_markets_count: row.available_markets,
    top_markets_count: row.top_markets,
    main_market: marketAt('main'),
    secondary_market: marketAt('secondary'),
    has_video: row.has_video,
    has_provider_stats: false,
    provider: row.provider,
  }
}

/** What the markets of a match need of it. */
export function marketMatchOf(row: MatchRow, locale: Locale): MarketMatch {
  return {
    urnId: row.urn_id,
    provider: row.provider,
    home: nameIn(row.home_names, locale),
    away: nameIn(row.away_names, locale),
  }
}

/** Where the web server draws a crest. */
export function crestPath(crest: string): string {
  return `/assets/crests/${crest}.svg`
}
