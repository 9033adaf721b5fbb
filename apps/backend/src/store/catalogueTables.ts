import type { BetResult } from '@touchline/domain/bet'
import type { MarketStatus, SuspensionReason } from '@touchline/domain/market'
import type {
  TournamentKind,
  EventType,
  Incident,
  MatchState,
  MatchStatus,
  Provider,
  ProviderStatus,
  SportType,
} from '@touchline/domain/match'
import type { Generated } from 'kysely'
import type { Default, Json, LocalizedText, NullableJson } from './columns.ts'

/** One outcome as stored: odds x1000. */
export type StoredOutcome = { readonly id: string; readonly odds: number; readonly active: boolean }

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
  kind: TournamentKind
  provider: Provider
  main_outcomes: number
  secondary_outcomes: number
}
export interface CompetitorsTable {
  id: string
  sport_id: string
  names: Json<LocalizedText>
  /** Description of the crest: `<pattern>-<colour>-<colour>`. */
  crest: string
  /** Only for a horse: the places of its last runs, the latest last. */
  form: Default<number[] | null>
}
export interface MatchesTable {
  id: string
  urn_id: string
  slug: string
  type: Default<EventType>
  /** Only for an event without two sides: its own name. */
  names: NullableJson<LocalizedText>
  /** When such an event is expected to be decided. */
  end_date: Default<number | null>
  sport_id: string
  category_id: string
  tournament_id: string
  /** Only a match has sides. */
  home_id: string | null
  away_id: string | null
  provider: Provider
  stadium: string | null
  city: string | null
  has_video: boolean
  start_time: number
  status: MatchStatus
  /** Increases with every committed change of the match or one of its markets. */
  version: number
  state: Json<MatchState>
  /** The simulation's own state, which the feed writes; custom bets are priced from its play (`playOf`). */
  sim: Json<object>
  max_period_number: number
  available_markets: number
  top_markets: number
  bets_count: Generated<number>
  finished_at: number | null
  updated_at: number
}
/** The runners of an event without two sides. */
export interface EventCompetitorsTable {
  match_id: string
  competitor_id: string
  /** Card position. */
  position: number
  /** Saddle cloth number. */
  number: number | null
  withdrawn: Default<boolean>
  racecard: NullableJson<StoredRacecard>
  /** Only for a horse whose race is over: its form before that race. */
  form: Default<number[] | null>
}
/** A racecard's entry for a horse. */
export interface StoredRacecard {
  readonly jockey: LocalizedText
  readonly trainer: LocalizedText
  /** Years. */
  readonly age: number
  /** Kilograms. */
  readonly weight: number
}
export interface MarketsTable {
  match_id: string
  market_id: number
  specifier: string
  status: MarketStatus
  reason: SuspensionReason | null
  priority: number
  most_balanced: boolean
  /** Whether lists show this line as the match's main or secondary market. */
  place: 'main' | 'secondary' | null
  outcomes: Json<readonly StoredOutcome[]>
  next_bet_stop: number | null
  /** The match version that last changed this market. */
  version: number
}
export interface PriceLogTable {
  match_id: string
  version: number
  at: number
  packed: Buffer
  previous_hash: Buffer
  hash: Buffer
}
export interface OutcomeResultsTable {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  result: BetResult
  /** 1 for the first result; a correction increases it. */
  result_version: number
  settled_at: number
  /** Number of competitors in a dead heat. */
  tied: Default<number | null>
  /** Number of places they share, if more than one. */
  tied_places: Default<number | null>
}
export interface SettlementQueueTable {
  id: Generated<number>
  match_id: string
  created_at: number
}
export interface ProvidersTable {
  provider: Provider
  status: ProviderStatus
  alive_at: number
}
export interface FeedStateTable {
  id: number
  seed: string
  state: Json<object>
  updated_at: number
}
/**
 * Every slug of a sport, including former ones. Rows are written by triggers of the tables with slugs (migration 0012).
 */
export interface SlugsTable {
  sport_id: string
  slug: string
  kind: 'category' | 'league' | 'event'
  id: string
  /** League of an event, the target of redirects after the event has been removed. */
  tournament_id: string | null
}
/** The last link of a match's price chain on a day (UTC, `2026-11-21`); stays when its prices are removed. */
export interface PriceRootsTable {
  match_id: string
  day: string
  version: number
  hash: Buffer
}
export type MatchIncidentsTable = Omit<Incident, 'side'> & {
  readonly id: Generated<number>
  readonly match_id: string
  readonly side: 'home' | 'away' | null
}
