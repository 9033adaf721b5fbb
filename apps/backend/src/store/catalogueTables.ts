import type { Provider, SportType } from '@touchline/domain'
import type { Json, LocalizedText } from './columns.ts'

export interface SportsTable {
  id: string
  urn_id: string
  key: string
  names: Json<LocalizedText>
  priority: number
  type: SportType
  provider: Provider
}
export interface CategoriesTable {
  id: string
  sport_id: string
  slug: string
  names: Json<LocalizedText>
  priority: number
  country_code: string | null
}
export interface TournamentsTable {
  id: string
  urn_id: string
  sport_id: string
  category_id: string
  slug: string
  names: Json<LocalizedText>
  priority: number
  kind: 'stage' | 'season' | 'simple_tournament'
  provider: Provider
  main_outcomes: number
  secondary_outcomes: number
}
export interface CompetitorsTable {
  id: string
  sport_id: string
  names: Json<LocalizedText>
  /** What the crest is drawn from: `<pattern>-<colour>-<colour>`. */
  crest: string
}
/** Every slug of a sport, those of before among them. Rows are written by the tables whose slugs they are (migration 0012). */
export interface SlugsTable {
  sport_id: string
  slug: string
  kind: 'category' | 'league' | 'event'
  id: string
  /** League of an event, where one goes on when it is gone. */
  tournament_id: string | null
}
