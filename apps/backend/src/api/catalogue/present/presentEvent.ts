import { fromMatchState, type MatchWire, type OutrightWire, type SportEventWire } from '@touchline/contract'
import { hasStatistics } from '@touchline/domain/statistics'
import type { Locale } from '@touchline/domain/locale'
import { nameIn, periodName } from '#api/names'
import type { EventNames } from '#pricing'
import { crestPath, silksPath } from './crestPath.ts'
import type { MarketRow } from '../find/findMarkets.ts'
import type { ListedMatchRow } from '../find/findMatches.ts'
import { presentMarket, type MarketMatch } from './presentMarket.ts'
import { presentBareCategory, presentBareTournament, presentSport } from './presentSport.ts'

/** An event with its list markets, in the reader's language. `markets` may hold those of other events too. */
export function presentEvent(
  row: ListedMatchRow,
  markets: readonly MarketRow[],
  locale: Locale,
): SportEventWire {
  const match = marketMatchOf(row, locale)
  const marketAt = (place: 'main' | 'secondary') => {
    const market = markets.find(candidate => candidate.match_id === row.id && candidate.place === place)
    return market ? presentMarket(market, match, locale) : null
  }
  const shared = {
    id: row.id,
    urn_id: row.urn_id,
    slug: row.slug,
    version: row.version,
    sport: presentSport(row, locale),
    category: presentBareCategory(row, locale),
    tournament: presentBareTournament(row, locale),
    start_time: row.start_time,
    available_markets_count: row.available_markets,
    main_market: marketAt('main'),
    provider: row.provider,
  }
  if (row.type !== 'match') return { ...shared, ...presentOutright(row, locale), type: row.type }
  return { ...shared, ...presentSides(row, locale), type: row.type, secondary_market: marketAt('secondary') }
}

function presentSides(row: ListedMatchRow, locale: Locale) {
  return {
    home: presentSide(row.home_id!, row.home_names!, row.home_crest!, locale),
    away: presentSide(row.away_id!, row.away_names!, row.away_crest!, locale),
    stadium: row.stadium,
    city: row.city,
    ...fromMatchState(row.state, periodName),
    max_period_number: row.max_period_number,
    top_markets_count: row.top_markets,
    has_video: row.has_video,
    has_provider_stats: hasStatistics(row.sport_key),
  } satisfies Partial<MatchWire>
}

function presentSide(id: string, names: NonNullable<ListedMatchRow['names']>, crest: string, locale: Locale) {
  return { id, name: nameIn(names, locale), logo: crestPath(crest, nameIn(names, 'en')) }
}

function presentOutright(row: ListedMatchRow, locale: Locale) {
  const { status, stage, places } = fromMatchState(row.state)
  return {
    name: nameIn(row.names!, locale),
    competitors: (row.runners ?? []).map(({ id, names, crest, number, withdrawn, racecard, form }) => ({
      ...presentSide(id, names, crest, locale),
      ...(row.type === 'race' && { logo: silksPath(crest) }),
      number,
      withdrawn,
      racecard: racecard && {
        ...racecard,
        jockey: nameIn(racecard.jockey, locale),
        trainer: nameIn(racecard.trainer, locale),
        form: [...(form ?? [])],
      },
    })),
    end_date: row.end_date,
    status,
    stage,
    ...(places && { places }),
  } satisfies Partial<OutrightWire>
}

/** The fields of an event that its markets need. */
export function marketMatchOf(row: ListedMatchRow, locale: Locale): MarketMatch {
  return { urnId: row.urn_id, provider: row.provider, names: namesOf(row, locale) }
}

function namesOf({ home_names, away_names, runners }: ListedMatchRow, locale: Locale): EventNames {
  if (home_names && away_names) return { home: nameIn(home_names, locale), away: nameIn(away_names, locale) }
  return { runners: new Map((runners ?? []).map(({ id, names }) => [id, nameIn(names, locale)])) }
}
