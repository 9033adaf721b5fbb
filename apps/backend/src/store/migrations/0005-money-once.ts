import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Live acceptance, corrections, cash-out, receipts, price roots, notifications, and results of the ledger check. */
const statements = [
  `alter table players add column is_vip boolean not null default false`,
  `alter table accounts add column owed bigint not null default 0 check (owed >= 0)`,
  `alter table bets
    add column vip boolean not null default false,
    add column accept_mode text,
    add column group_name text,
    add column decide_at bigint,
    add column refusal jsonb,
    add column open_stake bigint check (open_stake >= 0),
    add column cashed_value bigint not null default 0 check (cashed_value >= 0),
    add column paid bigint not null default 0 check (paid >= 0),
    add column corrected_at bigint`,
  `update bets set open_stake = stake, paid = coalesce(win_amount, 0)`,
  `alter table bets alter column open_stake set not null`,
  `create index bets_to_decide on bets (decide_at) where decide_at is not null`,
  `create index bets_by_settlement on bets (player_id, settled_at) where settled_at is not null`,
  `alter table bet_legs
    add column tied int check (tied >= 2),
    add column odds_at_tap bigint,
    add column odds_at_arrival bigint`,
  `alter table outcome_results add column tied int check (tied >= 2)`,
  `create table bet_settlements (
    bet_id text not null references bets, result_version int not null, result text not null, payout bigint not null,
    created_at bigint not null, primary key (bet_id, result_version))`,
  `create table cashouts (
    id text primary key, bet_id text not null references bets, player_id text not null references players, key text,
    payload_hash text, trigger text not null, status text not null, stake bigint not null check (stake > 0),
    value bigint not null check (value > 0), decide_at bigint, reply_status int, reply jsonb, created_at bigint not null,
    decided_at bigint, unique (player_id, key))`,
  `create index cashouts_by_bet on cashouts (bet_id)`,
  `create unique index cashouts_pending on cashouts (bet_id) where status = 'pending'`,
  `create table cashout_rules (
    bet_id text primary key references bets, at_least bigint not null check (at_least > 0), created_at bigint not null)`,
  `create table cashout_offers (
    bet_id text primary key references bets, value bigint, because text, version int not null, priced_at bigint not null)`,
  `create table signing_keys (
    id text primary key, public_key text not null, private_key text, created_at bigint not null, retired_at bigint)`,
  `create table receipts (
    bet_id text primary key references bets, key_id text not null references signing_keys, body text not null,
    signature text not null, created_at bigint not null)`,
  `create table price_roots (
    match_id text not null, day text not null, version bigint not null, hash bytea not null, primary key (match_id, day))`,
  `create table notifications (
    id text primary key, player_id text not null references players, type text not null, object_type text not null,
    object_id text, params jsonb not null, created_at bigint not null, read_at bigint)`,
  `create index notifications_by_player on notifications (player_id, created_at desc)`,
  `create index notifications_unread on notifications (player_id) where read_at is null`,
  `alter table players add column unread_version int not null default 0`,
  `create table ledger_checks (
    id bigint generated always as identity primary key, at bigint not null, entries bigint not null, problems jsonb not null)`,
]

export const moneyOnce: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
