import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { CashoutHindrance } from '@touchline/domain/cashout'
import type { FavouriteType } from '@touchline/domain/favourites'
import type { Provider } from '@touchline/domain/match'
import type { NotificationObject, NotificationType } from '@touchline/domain/notifications'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import type { ColumnType, Generated } from 'kysely'
import type { SearchNamesTable, SearchWordsTable } from './searchTables.ts'
import type {
  CategoriesTable,
  CompetitorsTable,
  EventCompetitorsTable,
  FeedStateTable,
  MarketsTable,
  MatchesTable,
  MatchIncidentsTable,
  OutcomeResultsTable,
  PriceLogTable,
  PriceRootsTable,
  ProvidersTable,
  SettlementQueueTable,
  SlugsTable,
  SportsTable,
  TournamentsTable,
} from './catalogueTables.ts'
import type { Default, Json, NullableJson } from './columns.ts'
import type {
  LotteryDrawsTable,
  LotteryEntriesTable,
  LotteryTicketsTable,
  ProviderSessionsTable,
} from './lotteryTables.ts'

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
  liabilities: LiabilitiesTable
  share_codes: ShareCodesTable
  share_counts: ShareCountsTable
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
  search_words: SearchWordsTable
  search_names: SearchNamesTable
  lottery_draws: LotteryDrawsTable
  lottery_tickets: LotteryTicketsTable
  lottery_entries: LotteryEntriesTable
  provider_sessions: ProviderSessionsTable
}

interface OutboxTable {
  id: Generated<number>
  event_name: string
  match_id: string | null
  player_id: string | null
  /** Whether lists show the change, so that it is also published on the locale channels. */
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
  /** Ids of the groups the player is in. */
  statuses: ColumnType<readonly string[], string | undefined, string>
  created_at: number
  is_vip: Generated<boolean>
  /** Increases with every change of the unread notifications. */
  unread_version: Generated<number>
}
interface SessionsTable {
  token_hash: string
  player_id: string
  created_at: number
  seen_at: number
  /** When it ends unless it is used before then. */
  expires_at: number
  /** When it ends at the latest; null: at `expires_at`. */
  ends_at: number | null
  /** The device it was begun on; null where that has no cookies. */
  device_id: string | null
  user_agent: string | null
}
interface AccountsTable {
  id: string
  player_id: string
  currency: string
  subunits: number
  balance: number
  version: number
  active: boolean
  /** What corrections took beyond the balance: the next credits repay it. */
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
  /** Whether a trader has accepted this VIP bet before its live delay is over. */
  trader_accepted: Generated<boolean>
  /** The rule that decides a submitted bet whose odds have moved. */
  accept_mode: Default<OddsAcceptMode | null>
  /** Bets of one placement with the same name are accepted or refused together. */
  group_name: Default<string | null>
  /** When a submitted bet, or a cash-out in progress, is decided. */
  decide_at: Default<number | null>
  /** Why a rejected bet was refused, as `BetRefusal`s. */
  refusal: NullableJson<object>
  /** The part of the stake that was not cashed out. */
  open_stake: number
  /** What cash-outs have paid. */
  cashed_value: Generated<number>
  /** What the current settlement has paid. */
  paid: Generated<number>
  corrected_at: Default<number | null>
  /**
   * The limits of its currency when it was placed, by which its liability is measured; null where it is not counted.
   */
  max_stake: Default<number | null>
  max_win: Default<number | null>
}
/** How much of the liability limits open bets use. */
interface LiabilitiesTable {
  key: string
  /** How much of the limit is used. */
  parts: number
  /** The last change of it. */
  moved: number
  /** The limit itself. */
  most: number
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
  tied_places: Default<number | null>
  odds_at_tap: Default<number | null>
  odds_at_arrival: Default<number | null>
}
interface ShareCodesTable {
  code: string
  slip: Json<object>
  created_at: number
}
/** Shares on a day, by a player, a network, or `all`. */
interface ShareCountsTable {
  sharer: string
  /** Whole days since 1970, UTC. */
  day: number
  codes: number
  bytes: number
}
/** The settlement of a bet by each version of its results: one row per version, so that none pays twice. */
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
  /** The bettor's key; null for a cash-out by rule. */
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
/** The last published offer of each bet. */
interface CashoutOffersTable {
  bet_id: string
  /** The bet version it was priced for. */
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
interface NotificationsTable {
  id: string
  player_id: string
  type: NotificationType
  object_type: NotificationObject
  object_id: string | null
  /** The parameters of its texts. */
  params: Json<object>
  created_at: number
  read_at: number | null
}
interface LedgerChecksTable {
  id: Generated<number>
  at: number
  entries: number
  /** The first problems. */
  problems: Json<readonly object[]>
  problem_count: number
}
/** A player's favourites: `id` is that of the match, tournament, category, sport or competitor. */
interface FavouritesTable {
  player_id: string
  type: FavouriteType
  id: string
  added_at: number
}
