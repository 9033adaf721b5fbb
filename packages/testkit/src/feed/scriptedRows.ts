import { createHash } from 'node:crypto'
import { fromMatchState, type MarketsChangedWire, type MatchChangedWire } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/domain/match'
import type pg from 'pg'
import type { Script, ScriptedMarket, ScriptedMatch, ScriptedStep } from './script.ts'

const SPORT = { id: '1', key: 'soccer', urn: 'sr:sport:1' }
const CATEGORY = { id: '100', slug: 'norland' }
const LEAGUE = { id: '1001', slug: 'norland-premier' }
const named = (en: string) => JSON.stringify({ en })

/** Inserts the sport, the league and the matches of a script, and the heartbeats of its providers. */
export async function insertScript(client: pg.Client, { matches }: Script, now: number): Promise<void> {
  await client.query(
    `insert into sports values ($1, $2, $3, $4, 1, 'regular', 'betradar') on conflict do nothing`,
    [SPORT.id, SPORT.urn, SPORT.key, named('Football')],
  )
  await client.query(`insert into categories values ($1, $2, $3, $4, 1, null) on conflict do nothing`, [
    CATEGORY.id,
    SPORT.id,
    CATEGORY.slug,
    named('Norland'),
  ])
  await client.query(
    `insert into tournaments values ($1, $2, $3, $4, $5, $6, 1, 'season', 'betradar', 3, 2) on conflict do nothing`,
    [LEAGUE.id, `sr:tournament:${LEAGUE.id}`, SPORT.id, CATEGORY.id, LEAGUE.slug, named('Premier')],
  )
  for (const match of matches) await insertMatch(client, match, now)
  await client.query(
    `insert into providers select provider, 'active', $1 from unnest(array['betradar', 'oddin', 'betconstruct']) as provider
     on conflict (provider) do update set alive_at = excluded.alive_at`,
    [now],
  )
}

async function insertMatch(client: pg.Client, match: ScriptedMatch, now: number): Promise<void> {
  const sides = [
    { id: `${match.id}1`, name: match.home, crest: 'stripes-25-w' },
    { id: `${match.id}2`, name: match.away, crest: 'halves-230-k' },
  ]
  for (const { id, name, crest } of sides) {
    await client.query(`insert into competitors values ($1, $2, $3, $4)`, [id, SPORT.id, named(name), crest])
  }
  await client.query(
    `insert into matches (id, urn_id, slug, sport_id, category_id, tournament_id, home_id, away_id, provider, has_video,
       start_time, status, version, state, sim, max_period_number, available_markets, top_markets, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10, $11, 1, $12, '{}', 2, $13, 1, $14)`,
    [
      match.id,
      `sr:match:${match.id}`,
      `match-${match.id}`,
      SPORT.id,
      CATEGORY.id,
      LEAGUE.id,
      sides[0]!.id,
      sides[1]!.id,
      match.provider ?? 'betradar',
      match.startTime,
      match.state.status,
      JSON.stringify(match.state),
      match.markets.length,
      now,
    ],
  )
  await upsertMarkets(client, match.id, 1, match.markets)
}

async function upsertMarkets(
  client: pg.Client,
  matchId: string,
  version: number,
  markets: readonly ScriptedMarket[],
): Promise<void> {
  for (const { id, specifier = '', status = 1, reason = null, place = null, odds } of markets) {
    const outcomes = Object.entries(odds).map(([outcomeId, price]) => ({
      id: outcomeId,
      odds: price,
      active: true,
    }))
    await client.query(
      `insert into markets (match_id, market_id, specifier, status, reason, priority, most_balanced, place, outcomes, version)
       values ($1, $2, $3, $4, $5, $2, false, $6, $7, $8)
       on conflict (match_id, market_id, specifier) do update set status = excluded.status, reason = excluded.reason,
         place = coalesce(excluded.place, markets.place), outcomes = excluded.outcomes, version = excluded.version`,
      [matchId, id, specifier, status, reason, place, JSON.stringify(outcomes), version],
    )
  }
}

/** Commits one step: state, markets, results, a row of the price log and the events, as the simulation would. */
export async function writeStep(client: pg.Client, step: ScriptedStep, now: number): Promise<void> {
  const { matchId, state, markets = [], results = {} } = step
  await client.query('begin')
  try {
    const { rows } = await client.query<{ version: string; available_markets: number }>(
      `update matches set version = version + 1, updated_at = $2, state = coalesce($3::jsonb, state),
         status = coalesce($4, status), finished_at = case when $4 = ${MATCH_STATUS.finished} then $2 else finished_at end
       where id = $1 returning version, available_markets`,
      [matchId, now, state ? JSON.stringify(state) : null, state?.status ?? null],
    )
    const row = rows[0]
    if (!row) throw new Error(`The script refers to match ${matchId}, which it does not contain.`)
    const head = { match_id: matchId, v: Number(row.version), ts: now }
    if (state) {
      const message: MatchChangedWire['message'] = {
        ...head,
        state: fromMatchState(state),
        available_markets_count: row.available_markets,
      }
      await append(client, 'match_changed', matchId, message, now)
    }
    if (markets.length > 0) {
      await upsertMarkets(client, matchId, head.v, markets)
      await logPrices(client, head, markets)
      const message: MarketsChangedWire['message'] = { ...head, markets: markets.map(marketToWire) }
      await append(client, 'markets_changed', matchId, message, now)
    }
    await writeResults(client, matchId, results, now)
    await client.query(`select pg_notify('outbox', '')`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function append(
  client: pg.Client,
  name: string,
  matchId: string,
  message: object,
  now: number,
): Promise<void> {
  await client.query(
    `insert into outbox (event_name, match_id, in_lists, message, created_at) values ($1, $2, true, $3, $4)`,
    [name, matchId, JSON.stringify(message), now],
  )
}

async function logPrices(
  client: pg.Client,
  { match_id, v, ts }: { match_id: string; v: number; ts: number },
  markets: readonly ScriptedMarket[],
): Promise<void> {
  const { rows } = await client.query<{ hash: Buffer }>(
    `select hash from price_log where match_id = $1 order by version desc limit 1`,
    [match_id],
  )
  const previous = rows[0]?.hash ?? createHash('sha256').update(match_id).digest()
  const packed = Buffer.from(JSON.stringify(markets))
  const hash = createHash('sha256').update(previous).update(packed).digest()
  await client.query(`insert into price_log values ($1, $2, $3, $4, $5, $6)`, [
    match_id,
    v,
    ts,
    packed,
    previous,
    hash,
  ])
}

async function writeResults(
  client: pg.Client,
  matchId: string,
  results: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  const decided = Object.entries(results)
  if (decided.length === 0) return
  for (const [key, result] of decided) {
    const [marketId, specifier, outcomeId] = key.split('/')
    await client.query(
      `insert into outcome_results values ($1, $2, $3, $4, $5, 1, $6)
       on conflict (match_id, market_id, specifier, outcome_id) do update set result = excluded.result,
         result_version = outcome_results.result_version + 1, settled_at = excluded.settled_at`,
      [matchId, Number(marketId), specifier, outcomeId, result, now],
    )
  }
  await client.query(`insert into settlement_queue (match_id, created_at) values ($1, $2)`, [matchId, now])
  await client.query(`select pg_notify('settlement', '')`)
}

function marketToWire(market: ScriptedMarket): MarketsChangedWire['message']['markets'][number] {
  return {
    id: market.id,
    specifier: market.specifier ?? '',
    status: market.status ?? 1,
    ...(market.reason && { reason: market.reason }),
    outcomes: Object.entries(market.odds).map(([id, odds]) => ({ id, odds, active: true })),
  }
}
