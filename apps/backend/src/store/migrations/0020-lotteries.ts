import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Draws of lotteries with their seeds, tickets, and sessions of the page that sells them. A ticket is paid by the sum
 * of its draws, which the ledger check verifies.
 */
const statements = [
  `create table lottery_draws (
    lottery_id text not null, number int not null, at bigint not null, seed text not null, seed_hash text not null,
    numbers jsonb, jackpot bigint check (jackpot >= 0), jackpot_winners int, drawn_at bigint,
    primary key (lottery_id, number),
    constraint lottery_draws_are_whole check ((numbers is null) = (jackpot is null)
      and (numbers is null) = (jackpot_winners is null) and (numbers is null) = (drawn_at is null)))`,
  `create index lottery_draws_to_come on lottery_draws (at) where numbers is null`,
  `create table lottery_tickets (
    id text primary key, player_id text not null references players, account_id text not null references accounts,
    lottery_id text not null, key text not null, payload text not null, numbers jsonb not null,
    currency text not null, price bigint not null check (price > 0), stake bigint not null check (stake > 0),
    paid bigint not null default 0 check (paid >= 0), created_at bigint not null,
    unique (player_id, key))`,
  `create index lottery_tickets_by_player on lottery_tickets (player_id, lottery_id, created_at desc)`,
  `create table lottery_entries (
    ticket_id text not null references lottery_tickets, lottery_id text not null, draw int not null,
    main_hits int, bonus_hits int, paid bigint check (paid >= 0),
    primary key (ticket_id, draw),
    foreign key (lottery_id, draw) references lottery_draws,
    constraint lottery_entries_are_whole check ((paid is null) = (main_hits is null) and (paid is null) = (bonus_hits is null)))`,
  `create index lottery_entries_by_draw on lottery_entries (lottery_id, draw)`,
  `create table provider_sessions (
    token_hash text primary key, kind text not null check (kind in ('launch', 'page')), provider text not null, app text not null,
    session_hash text not null references sessions on delete cascade, expires_at bigint not null)`,
  `create index provider_sessions_by_session on provider_sessions (session_hash)`,
]

export const lotteries: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
