import type {
  BetResult,
  BetStatus,
  BetType,
  MarketStatus,
  MatchState,
  MatchStatus,
  Provider,
  ProviderStatus,
  SportType,
  SuspensionReason,
} from '@touchline/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** A text by locale; `en` is always there. */
export type LocalizedText = { readonly en: string } & Readonly<Record<string, string>>
/** A column of JSON: read as an object, written as its text. */
type Json<T extends object> = JSONColumnType<T, string, string>

export interface Schema {
  sports: SportsTable
  categories: CategoriesTable
  tournaments: TournamentsTable
  competitors: CompetitorsTable
  matches: MatchesTable
  markets: MarketsTable
  price_log: PriceLogTable
  outcome_results: OutcomeResultsTable
  settlement_queue: SettlementQueueTable
  providers: ProvidersTable
  feed_state: FeedStateTable
  outbox: OutboxTable
  players: PlayersTable
  sessions: SessionsTable
  accounts: AccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  placements: PlacementsTable
  bets: BetsTable
  bet_legs: BetLegsTable
  share_codes: ShareCodesTable
}

interface SportsTable {
  id: string
  urn_id: string
  key: string
  names: Json<LocalizedText>
  priority: number
  type: SportType
  provider: Provider
}
interface CategoriesTable {
  id: string
  sport_id: string
  slug: string
  names: Json<LocalizedText>
  priority: number
  country_code: string | null
}
interface TournamentsTable {
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
interface CompetitorsTable {
  id: string
  sport_id: string
  names: Json<LocalizedText>
  /** What the crest is drawn from: `<pattern>-<colour>-<colour>`. */
  crest: string
}
interface MatchesTable {
  id: string
  urn_id: string
  slug: string
  sport_id: string
  category_id: string
  tournament_id: string
  home_id: string
  away_id: string
  provider: Provider
  stadium: string | null
  city: string | null
  has_video: boolean
  start_time: number
  status: MatchStatus
  /** Rises with every committed change of the match or one of its markets. */
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
/** One outcome as kept: odds x1000. */
export type StoredOutcome = { readonly id: string; readonly odds: number; readonly active: boolean }
interface MarketsTable {
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
interface PriceLogTable {
  match_id: string
  version: number
  at: number
  packed: Buffer
  previous_hash: Buffer
  hash: Buffer
}
interface OutcomeResultsTable {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  result: BetResult
  /** 1 for the first result; a correction raises it. */
  result_version: number
  settled_at: number
}
interface SettlementQueueTable {
  id: Generated<number>
  match_id: string
  created_at: number
}
interface ProvidersTable {
  provider: Provider
  status: ProviderStatus
  alive_at: number
}
interface FeedStateTable {
  id: number
  seed: string
  state: Json<object>
  updated_at: number
}
interface OutboxTable {
  id: Generated<number>
  event_name: string
  match_id: string | null
  player_id: string | null
  /** Whether lists show what changed, so that it also goes out on the locale channels. */
  in_lists: boolean
  message: Json<object>
  created_at: number
}
interface PlayersTable {
  id: string
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  nickname: string | null
  mobile_phone: string | null
  auth_phone_number: string | null
  language: string
  country: string
  settings: Json<object>
  created_at: number
}
interface SessionsTable {
  token_hash: string
  player_id: string
  created_at: number
  seen_at: number
  expires_at: number
}
interface AccountsTable {
  id: string
  player_id: string
  currency: string
  subunits: number
  balance: number
  version: number
  active: boolean
}
interface LedgerTransactionsTable {
  id: string
  kind: 'deposit' | 'stake' | 'payout' | 'refund' | 'reversal'
  bet_id: string | null
  player_id: string | null
  created_at: number
}
interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  /** `player:<account id>` or `house:<currency>:<shard>`. */
  account: string
  currency: string
  amount: number
}
interface PlacementsTable {
  player_id: string
  key: string
  payload_hash: string
  status: number
  reply: Json<object>
  created_at: number
}
interface BetsTable {
  id: string
  ref: string
  player_id: string
  account_id: string
  placement_key: string
  placement_index: number
  type: BetType
  status: BetStatus
  result: BetResult
  currency: string
  subunits: number
  stake: number
  win_amount: number | null
  odds: number
  potential_win: number
  system: Json<object> | null
  meta: Json<object>
  version: number
  created_at: number
  settled_at: number | null
}
interface BetLegsTable {
  bet_id: string
  leg: number
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  odds: number
  price_version: number
  provider: Provider
  result: BetResult
  result_version: number
}
interface ShareCodesTable {
  code: string
  slip: Json<object>
  created_at: number
}
