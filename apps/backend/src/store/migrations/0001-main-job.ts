import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Catalogue, matches, prices, players, ledger, bets. Instants are epoch milliseconds; money is in subunits; odds x1000.
 */
const statements = [
  `create table sports (
    id text primary key, urn_id text not null, key text not null unique, names jsonb not null,
    priority int not null, type text not null, provider text not null)`,
  `create table categories (
    id text primary key, sport_id text not null references sports, slug text not null, names jsonb not null,
    priority int not null, country_code text, unique (sport_id, slug))`,
  `create table tournaments (
    id text primary key, urn_id text not null, sport_id text not null references sports,
    category_id text not null references categories, slug text not null, names jsonb not null, priority int not null,
    kind text not null, provider text not null, main_outcomes int not null, secondary_outcomes int not null,
    unique (sport_id, slug))`,
  `create table competitors (
    id text primary key, sport_id text not null references sports, names jsonb not null, crest text not null)`,
  `create table matches (
    id text primary key, urn_id text not null, slug text not null, sport_id text not null references sports,
    category_id text not null references categories, tournament_id text not null references tournaments,
    home_id text not null references competitors, away_id text not null references competitors,
    provider text not null, stadium text, city text, has_video boolean not null, start_time bigint not null,
    status smallint not null, version bigint not null, state jsonb not null, sim jsonb not null,
    max_period_number int not null, available_markets int not null, top_markets int not null,
    bets_count int not null default 0, finished_at bigint, updated_at bigint not null,
    unique (sport_id, slug))`,
  `create index matches_by_status on matches (status, start_time)`,
  `create index matches_by_tournament on matches (tournament_id, status, start_time)`,
  `create index matches_by_sport on matches (sport_id, status, start_time)`,
  `create table markets (
    match_id text not null references matches on delete cascade, market_id int not null, specifier text not null,
    status smallint not null, reason text, priority int not null, most_balanced boolean not null,
    place text, outcomes jsonb not null, next_bet_stop bigint, version bigint not null,
    primary key (match_id, market_id, specifier))`,
  `create index markets_in_lists on markets (match_id) where place is not null`,
  `create table price_log (
    match_id text not null references matches on delete cascade, version bigint not null, at bigint not null,
    packed bytea not null, previous_hash bytea not null, hash bytea not null, primary key (match_id, version))`,
  `create table outcome_results (
    match_id text not null references matches on delete cascade, market_id int not null, specifier text not null,
    outcome_id text not null, result text not null, result_version int not null, settled_at bigint not null,
    primary key (match_id, market_id, specifier, outcome_id))`,
  `create table settlement_queue (
    id bigint generated always as identity primary key, match_id text not null, created_at bigint not null)`,
  `create table providers (provider text primary key, status text not null, alive_at bigint not null)`,
  `create table feed_state (id int primary key, seed text not null, state jsonb not null, updated_at bigint not null)`,
  `create table outbox (
    id bigint generated always as identity primary key, event_name text not null, match_id text, player_id text,
    in_lists boolean not null, message jsonb not null, created_at bigint not null)`,
  `create table players (
    id text primary key, email text not null unique, password_hash text not null, first_name text, last_name text,
    nickname text, mobile_phone text, auth_phone_number text, language text not null, country text not null,
    settings jsonb not null, created_at bigint not null)`,
  `create table sessions (
    token_hash text primary key, player_id text not null references players, created_at bigint not null,
    seen_at bigint not null, expires_at bigint not null)`,
  `create table accounts (
    id text primary key, player_id text not null references players, currency text not null, subunits int not null,
    balance bigint not null check (balance >= 0), version bigint not null, active boolean not null,
    unique (player_id, currency))`,
  `create table ledger_transactions (
    id text primary key, kind text not null, bet_id text, player_id text, created_at bigint not null)`,
  `create table ledger_entries (
    id bigint generated always as identity primary key, transaction_id text not null references ledger_transactions,
    account text not null, currency text not null, amount bigint not null)`,
  `create index ledger_entries_by_account on ledger_entries (account)`,
  `create index ledger_entries_by_transaction on ledger_entries (transaction_id)`,
  `create table placements (
    player_id text not null references players, key text not null, payload_hash text not null, status int not null,
    reply jsonb not null, created_at bigint not null, primary key (player_id, key))`,
  `create table bets (
    id text primary key, ref text not null unique, player_id text not null references players,
    account_id text not null references accounts, placement_key text not null, placement_index int not null,
    type text not null, status text not null, result text not null, currency text not null, subunits int not null,
    stake bigint not null check (stake > 0), win_amount bigint, odds bigint not null, potential_win bigint not null,
    system jsonb, meta jsonb not null, version int not null, created_at bigint not null, settled_at bigint,
    unique (player_id, placement_key, placement_index))`,
  `create index bets_by_player on bets (player_id, created_at desc)`,
  `create table bet_legs (
    bet_id text not null references bets, leg int not null, match_id text not null references matches,
    market_id int not null, specifier text not null, outcome_id text not null, odds bigint not null,
    price_version bigint not null, provider text not null, result text not null, result_version int not null,
    primary key (bet_id, leg))`,
  `create index bet_legs_open on bet_legs (match_id) where result = 'no_results'`,
]

export const mainJob: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
