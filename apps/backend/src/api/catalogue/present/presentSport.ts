import type { CategoryWire, SportWire, TournamentWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { CategoryRow, SportRow, TournamentRow } from '../find/columns.ts'

export function presentSport(row: SportRow, locale: Locale): SportWire {
  return {
    id: row.sport_id,
    urn_id: row.sport_urn_id,
    key: row.sport_key,
    name: nameIn(row.sport_names, locale),
    priority: row.sport_priority,
    type: row.sport_type,
    provider: row.sport_provider,
  }
}

/** A category without its sport, as leagues and matches carry it. */
export function presentBareCategory(row: CategoryRow, locale: Locale): Omit<CategoryWire, 'sport'> {
  return {
    id: row.category_id,
    slug: row.category_slug,
    name: nameIn(row.category_names, locale),
    priority: row.category_priority,
    country_code: row.category_country_code,
  }
}

export function presentCategory(row: CategoryRow & SportRow, locale: Locale): CategoryWire {
  return { ...presentBareCategory(row, locale), sport: presentSport(row, locale) }
}

/** A league without category and sport, as matches carry it. */
export function presentBareTournament(
  row: TournamentRow,
  locale: Locale,
): Omit<TournamentWire, 'category' | 'sport'> {
  return {
    id: row.tournament_id,
    urn_id: row.tournament_urn_id,
    slug: row.tournament_slug,
    name: nameIn(row.tournament_names, locale),
    priority: row.tournament_priority,
    kind: row.tournament_kind,
    main_market_outcomes_count: row.tournament_main_outcomes,
    secondary_market_outcomes_count: row.tournament_secondary_outcomes,
  }
}

export function presentTournament(
  row: TournamentRow & CategoryRow & SportRow,
  locale: Locale,
): TournamentWire {
  return {
    ...presentBareTournament(row, locale),
    category: presentBareCategory(row, locale),
    sport: presentSport(row, locale),
  }
}
