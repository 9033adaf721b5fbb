import type pg from 'pg'
import { hashToken, loadSigner, postTransaction, type Database } from '@touchline/backend/parts'
import type { MatchRecord } from '@touchline/backend/parts'
import { PROVIDERS } from '@touchline/domain/match'
import type { Random } from '@touchline/testkit'
import { ACCOUNTS, CURRENCY, PLAYERS, SIGNING_KEY, START, VIP } from './constants.ts'

const named = (en: string): string => JSON.stringify({ en })

/**
 * Writes a league, its matches with their first prices, and the players with their money, which comes through the
 * ledger.
 */
export async function seedWorld(
  { observer, db }: { readonly observer: pg.Client; readonly db: Database },
  matches: readonly MatchRecord[],
  random: Random,
): Promise<void> {
  await observer.query(
    `insert into sports values ('1', 'sr:sport:1', 'soccer', $1, 1, 'regular', 'betradar')`,
    [named('Football')],
  )
  await observer.query(`insert into categories values ('10', '1', 'norland', $1, 1, null)`, [
    named('Norland'),
  ])
  await observer.query(
    `insert into tournaments values ('100', 'sr:tournament:1', '1', '10', 'premier', $1, 1, 'season', 'betradar', 3, 2)`,
    [named('Premier')],
  )
  await observer.query(
    `insert into competitors select side, '1', $2, 'stripes-25-w' from unnest($1::text[]) as side`,
    [matches.flatMap(({ sideIds }) => sideIds), named('Side')],
  )
  await observer.query(`insert into providers select name, 'active', $2 from unnest($1::text[]) as name`, [
    PROVIDERS,
    START,
  ])
  await loadSigner({ db, privateKey: SIGNING_KEY, newKey: () => SIGNING_KEY, now: START })
  await seedMatches(observer, matches)
  await seedPlayers({ observer, db }, random)
}

async function seedMatches(observer: pg.Client, matches: readonly MatchRecord[]): Promise<void> {
  const rows = matches.map(({ id, sideIds, provider, startTime, status, state, sim, markets }) => ({
    id,
    home_id: sideIds[0],
    away_id: sideIds[1],
    provider,
    start_time: startTime,
    status,
    state,
    sim,
    available: markets?.size ?? 0,
  }))
  await observer.query(
    `insert into matches (id, urn_id, slug, sport_id, category_id, tournament_id, home_id, away_id, provider, has_video,
       start_time, status, version, state, sim, max_period_number, available_markets, top_markets, updated_at)
     select id, 'sr:match:' || id, 'match-' || id, '1', '10', '100', home_id, away_id, provider, false, start_time, status, 1,
       state, sim, 2, available, 1, $2
     from jsonb_to_recordset($1::jsonb) as next (id text, home_id text, away_id text, provider text, start_time bigint,
       status smallint, state jsonb, sim jsonb, available int)`,
    [JSON.stringify(rows), START],
  )
  const markets = matches.flatMap(({ id, markets: lines }) =>
    [...(lines?.values() ?? [])].map(line => ({
      match_id: id,
      market_id: line.marketId,
      specifier: line.specifier,
      status: line.status,
      priority: line.priority,
      most_balanced: line.mostBalanced,
      place: line.place,
      outcomes: line.outcomes,
    })),
  )
  await observer.query(
    `insert into markets (match_id, market_id, specifier, status, reason, priority, most_balanced, place, outcomes, version)
     select match_id, market_id, specifier, status, null, priority, most_balanced, place, outcomes, 1
     from jsonb_to_recordset($1::jsonb) as next (match_id text, market_id int, specifier text, status smallint, priority int,
       most_balanced boolean, place text, outcomes jsonb)`,
    [JSON.stringify(markets)],
  )
}

async function seedPlayers(
  { observer, db }: { readonly observer: pg.Client; readonly db: Database },
  random: Random,
): Promise<void> {
  await observer.query(
    `insert into players (id, email, password_hash, language, country, settings, created_at, is_vip)
     select id, id || '@simulated.example', '', 'en', 'DE', '{}', $2, id = $3 from unnest($1::text[]) as id`,
    [PLAYERS, START, VIP],
  )
  for (const { playerId, currency, subunits, deposit } of ACCOUNTS) {
    const accountId = `${playerId}-${currency}`
    await observer.query(
      `insert into accounts (id, player_id, currency, subunits, balance, version, active) values ($1, $2, $3, $4, 0, 1, $5)`,
      [accountId, playerId, currency, subunits, currency === CURRENCY],
    )
    await db.transaction().execute(trx =>
      postTransaction(trx, {
        id: random.uuid(),
        kind: 'deposit',
        playerId,
        accountId,
        currency,
        amount: deposit,
        now: START,
      }),
    )
  }
}

/**
 * Signs a player in: a session as the back end stores it. Passwords are not simulated, because hashing them takes
 * real time.
 */
export async function openSession(
  observer: pg.Client,
  playerId: string,
  token: string,
  span: { readonly from: number; readonly until: number },
): Promise<void> {
  await observer.query(`insert into sessions values ($1, $2, $3, $3, $4)`, [
    hashToken(token),
    playerId,
    span.from,
    span.until,
  ])
}
