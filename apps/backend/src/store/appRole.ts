import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** Tables whose rows are never changed. */
export const APPEND_ONLY = [
  'ledger_transactions',
  'ledger_entries',
  'ledger_checks',
  'bet_settlements',
  'receipts',
  'price_roots',
] as const

/**
 * Set to `on` for one transaction, it lets only the owner of the tables change them: for a test's reset or a manual
 * repair.
 */
export const OWNER_PATH = 'touchline.owner_path'

const ALL = 'select, insert, update, delete'
const ADD = 'select, insert'

/** The application's rights on each table: it may add to the ledger and to its proofs, but not change them. */
export const RIGHTS: Readonly<Record<keyof Schema, string>> = {
  sports: ALL,
  categories: ALL,
  tournaments: ALL,
  competitors: ALL,
  matches: ALL,
  event_competitors: ALL,
  markets: ALL,
  // Old prices are deleted, but never rewritten.
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
  // A key may be retired and its private half deleted; its public half stays.
  signing_keys: 'select, insert, update (retired_at, private_key)',
  receipts: ADD,
  price_roots: ADD,
  notifications: ALL,
  // A slug refers to the same thing forever.
  slugs: 'select, insert, update',
  favourites: 'select, insert, delete',
  search_words: 'select, insert, delete',
  search_names: ALL,
  // A sold ticket is never deleted.
  lottery_draws: 'select, insert, update',
  lottery_tickets: 'select, insert, update (paid)',
  lottery_entries: 'select, insert, update (main_hits, bonus_hits, paid)',
  provider_sessions: 'select, insert, delete',
}

/** Longer names are shortened: PostgreSQL truncates them at 63 characters. */
const PLAIN_NAME = /^[a-z0-9_]{1,40}$/

/**
 * The application's role on the database named `database`. Roles belong to the whole server, so each database has a
 * role of its own: the application of one Touchline database has no rights on another's tables.
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

/**
 * The same address, whose connections start as the application's role. Other options stay; a role among them is
 * replaced.
 */
export function asAppRole(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : undefined
  const own = new URLSearchParams(query).getAll('options').at(-1)
  const options = `${own ? `${own} ` : ''}-c role=${appRoleAt(url)}`
  // The last of several options applies.
  return `${url}${query === undefined ? '?' : '&'}options=${encodeURIComponent(options)}`
}
