import type {
  BetResult,
  BetStatus,
  BetType,
  CashoutHindrance,
  EventType,
  FavouriteType,
  Incident,
  MarketStatus,
  MatchState,
  MatchStatus,
  NotificationObject,
  NotificationType,
  OddsAcceptMode,
  Provider,
  ProviderStatus,
  SportType,
  SuspensionReason,
} from '@touchline/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A text by locale; `en` is always there. */
export type LocalizedText = { readonly en: string } & Readonly<Record<string, string>>
/** A column of JSON: read as an object, written as its text. */
type Json<T extends object> = JSONColumnType<T, string, string>
/** The same where there may be none. */
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
/** A column that may be left out of an insert. */
type Default<T> = ColumnType<T, T | undefined, T>

export interface Schema {
  sports: SportsTable
  categories: CategoriesTable
  tournaments: TournamentsTable
  competitors: CompetitorsTable
  matches: MatchesTable
  event_competitors: EventCompetitorsTable
  markets: MarketsTable
  price_log: PriceLogTable
  outcome_results: OutcomeResultsTable
  match_incidents: MatchIncidentsTable
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
  bet_settlements: BetSettlementsTable
  cashouts: CashoutsTable
  cashout_rules: CashoutRulesTable
  cashout_offers: CashoutOffersTable
  signing_keys: SigningKeysTable
  receipts: ReceiptsTable
  price_roots: PriceRootsTable
  notifications: NotificationsTable
  ledger_checks: LedgerChecksTable
  slugs: SlugsTable
  favourites: FavouritesTable
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
  type: Default<EventType>
  /** Of an event without two sides: its own name. */
  names: NullableJson<LocalizedText>
  /** When such an event is to be decided. */
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
/** Who can win an event without two sides. */
interface EventCompetitorsTable {
  match_id: string
  competitor_id: string
  /** Place in the card. */
  position: number
  /** Saddle cloth. */
  number: number | null
  withdrawn: Default<boolean>
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
  /** Competitors that share the place in a dead heat. */
  tied: Default<number | null>
}
type MatchIncidentsTable = Omit<Incident, 'side'> & {
  readonly id: Generated<number>
  readonly match_id: string
  readonly side: 'home' | 'away' | null
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
  is_vip: Generated<boolean>
  /** Rises with every change of the unread notifications. */
  unread_version: Generated<number>
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
  /** What corrections took that was no longer there: the next credits repay it. */
  owed: Generated<number>
}
interface LedgerTransactionsTable {
  id: string
  kind: 'deposit' | 'stake' | 'payout' | 'refund' | 'cashout' | 'reversal' | 'repayment'
  bet_id: string | null
  player_id: string | null
  created_at: number
}
interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  /** `player:<account id>`, `owed:<account id>` or `house:<currency>:<shard>`. */
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
  vip: Generated<boolean>
  /** Whether a trader has accepted this VIP bet while its live delay still runs. */
  trader_accepted: Generated<boolean>
  /** The rule that decides a submitted bet whose odds have moved. */
  accept_mode: Default<OddsAcceptMode | null>
  /** Bets of one placement with the same word stand or fall together. */
  group_name: Default<string | null>
  /** When a submitted bet, or a cash-out in progress, is decided. */
  decide_at: Default<number | null>
  /** Why a rejected bet was refused, as `BetRefusal`s. */
  refusal: NullableJson<object>
  /** The part of the stake that still runs. */
  open_stake: number
  /** What cash-outs have paid. */
  cashed_value: Generated<number>
  /** What the standing settlement has paid. */
  paid: Generated<number>
  corrected_at: Default<number | null>
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
  tied: Default<number | null>
  odds_at_tap: Default<number | null>
  odds_at_arrival: Default<number | null>
}
interface ShareCodesTable {
  code: string
  slip: Json<object>
  created_at: number
}
/** What each version of its results made of a bet: one row a version, so that none pays twice. */
interface BetSettlementsTable {
  bet_id: string
  /** The sum of its legs' result versions. */
  result_version: number
  result: BetResult
  payout: number
  created_at: number
}
interface CashoutsTable {
  id: string
  bet_id: string
  player_id: string
  /** The bettor's key; none where a rule cashed out. */
  key: string | null
  payload_hash: string | null
  trigger: 'player' | 'rule'
  status: 'pending' | 'paid' | 'refused'
  /** The part of the stake that is cashed out. */
  stake: number
  value: number
  decide_at: number | null
  /** The first answer to the key. */
  reply_status: number | null
  reply: NullableJson<object>
  created_at: number
  decided_at: number | null
}
interface CashoutRulesTable {
  bet_id: string
  at_least: number
  created_at: number
}
/** The offer last told for each bet. */
interface CashoutOffersTable {
  bet_id: string
  /** The bet's version as it was priced. */
  bet_version: number
  value: number | null
  because: CashoutHindrance | null
  version: number
  priced_at: number
}
interface SigningKeysTable {
  id: string
  /** base64url of the 32 bytes. */
  public_key: string
  private_key: string | null
  created_at: number
  retired_at: number | null
}
interface ReceiptsTable {
  bet_id: string
  key_id: string
  body: string
  signature: string
  created_at: number
}
/** The last link of a match's price chain on a day (UTC, `2026-11-21`); stays when its prices are removed. */
interface PriceRootsTable {
  match_id: string
  day: string
  version: number
  hash: Buffer
}
interface NotificationsTable {
  id: string
  player_id: string
  type: NotificationType
  object_type: NotificationObject
  object_id: string | null
  /** What its texts are made of. */
  params: Json<object>
  created_at: number
  read_at: number | null
}
interface LedgerChecksTable {
  id: Generated<number>
  at: number
  entries: number
  /** The first of them. */
  problems: Json<readonly object[]>
  problem_count: number
}
/** Every slug of a sport, those of before among them. Rows are written by the tables whose slugs they are (migration 0012). */
interface SlugsTable {
  sport_id: string
  slug: string
  kind: 'category' | 'league' | 'event'
  id: string
  /** League of an event, where one goes on when it is gone. */
  tournament_id: string | null
}
/** What a player has marked: `id` is that of the match, tournament, category, sport or competitor. */
interface FavouritesTable {
  player_id: string
  type: FavouriteType
  id: string
  added_at: number
}
