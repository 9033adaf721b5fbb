import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** Tables that rows are only ever added to. */
export const APPEND_ONLY = [
  'ledger_transactions',
  'ledger_entries',
  'ledger_checks',
  'bet_settlements',
  'receipts',
  'price_roots',
] as const

/** Set to `on` for one transaction, it lets the owner of the tables, and nobody else, change them: a test's reset, a repair by hand. */
export const OWNER_PATH = 'touchline.owner_path'

const ALL = 'select, insert, update, delete'
const ADD = 'select, insert'

/** What the application may do with each table: it may add to the ledger and what proves it, and change neither. */
export const RIGHTS: Readonly<Record<keyof Schema, string>> = {
  sports: ALL,
  categories: ALL,
  tournaments: ALL,
  competitors: ALL,
  matches: ALL,
  event_competitors: ALL,
  markets: ALL,
  // Old prices are removed, none is rewritten.
  price_log: 'select, insert, delete',
  outcome_results: ALL,
  match_incidents: ADD,
  settlement_queue: ALL,
  providers: ALL,
  feed_state: ALL,
  outbox: ALL,
  players: ALL,
  sessions: ALL,
  accounts: ALL,
  ledger_transactions: ADD,
  ledger_entries: ADD,
  ledger_checks: ADD,
  placements: ALL,
  bets: ALL,
  bet_legs: ALL,
  liabilities: ALL,
  share_codes: ALL,
  share_counts: ALL,
  bet_settlements: ADD,
  cashouts: ALL,
  cashout_rules: ALL,
  cashout_offers: ALL,
  // A key retires, and its private half may go; what it published stays.
  signing_keys: 'select, insert, update (retired_at, private_key)',
  receipts: ADD,
  price_roots: ADD,
  notifications: ALL,
  // What an address once named it names for ever.
  slugs: 'select, insert, update',
  favourites: 'select, insert, delete',
  search_words: 'select, insert, delete',
  search_names: ALL,
  // Who has bought a ticket has it.
  lottery_draws: 'select, insert, update',
  lottery_tickets: 'select, insert, update (paid)',
  lottery_entries: 'select, insert, update (main_hits, bonus_hits, paid)',
  provider_sessions: 'select, insert, delete',
}

/** Longer names are shortened: PostgreSQL cuts them off at 63 characters. */
const PLAIN_NAME = /^[a-z0-9_]{1,40}$/

/**
 * The role the application works as on the database named `database`. Roles belong to the whole server, so each database has one of its
 * own: what works on one Touchline has no right to another's tables.
 */
export function appRoleOf(database: string): string {
  if (PLAIN_NAME.test(database)) return `touchline_app_${database}`
  const readable = database
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, 30)
  return `touchline_app_${readable}_${createHash('sha256').update(database).digest('hex').slice(0, 10)}`
}

/** The application's role for the database of an address. */
export function appRoleAt(url: string): string {
  return appRoleOf(new pg.Client({ connectionString: url }).database ?? '')
}

/** The same address, whose connections begin as the application's role. Options of its own stay; a role among them does not. */
export function asAppRole(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : undefined
  const own = new URLSearchParams(query).getAll('options').at(-1)
  const options = `${own ? `${own} ` : ''}-c role=${appRoleAt(url)}`
  // The last of several counts.
  return `${url}${query === undefined ? '?' : '&'}options=${encodeURIComponent(options)}`
}
