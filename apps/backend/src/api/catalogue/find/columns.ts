import type { LocalizedText } from '#store'
import type { Provider, SportType, TournamentKind } from '@touchline/domain/match'

/** A sport as every query of this module selects it; see {@link SPORT_COLUMNS}. */
export type SportRow = {
  sport_id: string
  sport_urn_id: string
  sport_key: string
  sport_names: LocalizedText
  sport_priority: number
  sport_type: SportType
  sport_provider: Provider
}
export const SPORT_COLUMNS = [
  'sports.id as sport_id',
  'sports.urn_id as sport_urn_id',
  'sports.key as sport_key',
  'sports.names as sport_names',
  'sports.priority as sport_priority',
  'sports.type as sport_type',
  'sports.provider as sport_provider',
] as const

export type CategoryRow = {
  category_id: string
  category_slug: string
  category_names: LocalizedText
  category_priority: number
  category_country_code: string | null
}
export const CATEGORY_COLUMNS = [
  'categories.id as category_id',
  'categories.slug as category_slug',
  'categories.names as category_names',
  'categories.priority as category_priority',
  'categories.country_code as category_country_code',
] as const

export type TournamentRow = {
  tournament_id: string
  tournament_urn_id: string
  tournament_slug: string
  tournament_names: LocalizedText
  tournament_priority: number
  tournament_kind: TournamentKind
  tournament_main_outcomes: number
  tournament_secondary_outcomes: number
}
export const TOURNAMENT_COLUMNS = [
  'tournaments.id as tournament_id',
  'tournaments.urn_id as tournament_urn_id',
  'tournaments.slug as tournament_slug',
  'tournaments.names as tournament_names',
  'tournaments.priority as tournament_priority',
  'tournaments.kind as tournament_kind',
  'tournaments.main_outcomes as tournament_main_outcomes',
  'tournaments.secondary_outcomes as tournament_secondary_outcomes',
] as const
