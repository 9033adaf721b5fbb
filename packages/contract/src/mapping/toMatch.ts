import type { Match, MatchId } from '@touchline/domain/match'
import type { MatchWire } from '../wire/catalogue/match.ts'
import { toMarket } from './toMarket.ts'
import { toMatchState } from './toMatchState.ts'

/** A match of an answer, in domain terms. */
export function toMatch(wire: MatchWire): Match {
  return {
    id: wire.id as MatchId,
    urnId: wire.urn_id,
    slug: wire.slug,
    version: wire.version,
    sport: toSport(wire.sport),
    category: toCategory(wire.category),
    tournament: toLeague(wire.tournament),
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

/** The part of its sport that an event includes. */
export function toSport({ id, key, name, type }: MatchWire['sport']): Match['sport'] {
  return { id, key, name, type }
}

/** The part of its category that an event includes. */
export function toCategory({
  id,
  slug,
  name,
  country_code: countryCode,
}: MatchWire['category']): Match['category'] {
  return { id, slug, name, ...(countryCode !== null && { countryCode }) }
}

/** The part of its league that an event includes. */
export function toLeague({ id, slug, name }: MatchWire['tournament']): Match['tournament'] {
  return { id, slug, name }
}
