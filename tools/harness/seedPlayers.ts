import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A signed-in player with money, of which load tests need many. */
export interface HarnessPlayer {
  readonly id: string
  /** Goes into the header `x-session-token`. */
  readonly token: string
}

const SUBUNITS = 100
const SESSION_MS = 14 * 86_400_000

/**
 * Writes players with one account in EUR, its deposit through the ledger, and a session each. `balance` is in cents.
 * Existing players do not change.
 */
export async function seedPlayers(
  client: pg.Client,
  options: {
    readonly prefix: string
    readonly count: number
    readonly balance: number
    readonly now: number
  },
): Promise<HarnessPlayer[]> {
  const { prefix, count, balance, now } = options
  const players = Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    token: createHash('sha256').update(`session of ${prefix}${index}`).digest('base64url'),
  }))
  const ids = players.map(({ id }) => id)
  const hashes = players.map(({ token }) => createHash('sha256').update(token).digest('hex'))
  await client.query('begin')
  await client.query(
    `insert into players (id, email, password_hash, language, country, settings, created_at)
     select id, id || '@harness.example', '', 'en', 'DE', '{"oddsAcceptMode":"any"}', $2 from unnest($1::text[]) id`,
    [ids, now],
  )
  await client.query(
    `insert into accounts (id, player_id, currency, subunits, balance, version, active)
     select id || '-EUR', id, 'EUR', $2, $3, 1, true from unnest($1::text[]) id`,
    [ids, SUBUNITS, balance],
  )
  await client.query(
    `insert into ledger_transactions (id, kind, player_id, created_at)
     select 'deposit-' || id, 'deposit', id, $2 from unnest($1::text[]) id`,
    [ids, now],
  )
  await client.query(
    `insert into ledger_entries (transaction_id, account, currency, amount)
     select 'deposit-' || id, side.account, 'EUR', side.amount from unnest($1::text[]) id,
     lateral (values ('player:' || id || '-EUR', $2::bigint), ('house:EUR:0', -$2::bigint)) side (account, amount)`,
    [ids, balance],
  )
  await client.query(
    `insert into sessions (token_hash, player_id, created_at, seen_at, expires_at)
     select hash, id, $3, $3, $4 from unnest($1::text[], $2::text[]) seeded (id, hash)`,
    [ids, hashes, now, now + SESSION_MS],
  )
  await client.query('commit')
  return players
}
