import type { Match, MatchId } from '@touchline/domain'
import type { MatchWire } from '../wire/match.ts'
import { toMarket } from './toMarket.ts'
import { toMatchState } from './toMatchState.ts'

export function toMatch(wire: MatchWire): Match {
  const { sport, category, tournament } = wire
  return {
    id: wire.id as MatchId,
    urnId: wire.urn_id,
    slug: wire.slug,
    version: wire.version,
    sport: { id: sport.id, key: sport.key, name: sport.name, type: sport.type },
    category: {
      id: category.id,
      slug: category.slug,
      name: category.name,
      ...(category.country_code !== null && { countryCode: category.country_code }),
    },
    tournament: { id: tournament.id, slug: tournament.slug, name: tournament.name },
    home: wire.home,
    away: wire.away,
    startTime: wire.start_time,
    state: toMatchState(wire),
    maxPeriodNumber: wire.max_period_number,
    availableMarkets: wire.available_markets_count,
    topMarkets: wire.top_markets_count,
    hasVideo: wire.has_video,
    hasProviderStats: wire.has_provider_stats,
    provider: wire.provider,
    ...(wire.stadium !== null && { stadium: wire.stadium }),
    ...(wire.city !== null && { city: wire.city }),
    ...(wire.main_market && { mainMarket: toMarket(wire.main_market) }),
    ...(wire.secondary_market && { secondaryMarket: toMarket(wire.secondary_market) }),
  }
}
