import { MATCH_STATUS } from '@touchline/domain/match'
import { sql } from 'kysely'
import {
  appendOutbox,
  OUTBOX_CHANNEL,
  SETTLEMENT_CHANNEL,
  takeMatches,
  type Database,
  type DatabaseTransaction,
} from '#store'
import { countOpen, turnEventsOf } from '../match/events.ts'
import type { EventRecord } from '../match/matchRecord.ts'
import type { MatchTurn } from '../match/nextMatch.ts'
import { packPrices, rowHash } from '../match/priceLog.ts'
import { insertIncidents } from './insertIncidents.ts'
import { betStopOf, updateBetStops, upsertMarkets } from './marketRows.ts'
import { writeForms } from './writeForms.ts'

/**
 * Commits turns of matches in one transaction, with the matches locked: their rows with the new versions, changed
 * markets, results, a row of the price log each, and the events. Returns the records as committed.
 */
export async function writeTurns<Record extends EventRecord>(
  db: Database,
  turns: readonly MatchTurn<Record>[],
  now: number,
): Promise<Record[]> {
  return await db.transaction().execute(async trx => {
    await takeMatches(
      trx,
      turns.map(({ after }) => after.id),
    )
    await updateMatches(trx, turns, now)
    await upsertMarkets(
      trx,
      turns.flatMap(({ after, changed }) =>
        changed.map(market => ({
          matchId: after.id,
          version: after.version,
          market,
          nextBetStop: betStopOf(after),
        })),
      ),
    )
    await updateBetStops(
      trx,
      turns.filter(({ before, after }) => betStopOf(before) !== betStopOf(after)).map(({ after }) => after),
    )
    await writeWithdrawn(trx, turns)
    await writeForms(trx, turns)
    await insertIncidents(
      trx,
      turns.map(({ after, incidents }) => ({ id: after.id, incidents })),
    )
    const records = await logPrices(trx, turns, now)
    const isSettling = await writeResults(trx, turns, now)
    await appendOutbox(
      trx,
      turns.flatMap(turn => turnEventsOf(turn, now)),
      now,
    )
    await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx)
    if (isSettling) await sql`select pg_notify(${SETTLEMENT_CHANNEL}, '')`.execute(trx)
    return records
  })
}

async function updateMatches(
  trx: DatabaseTransaction,
  turns: readonly MatchTurn[],
  now: number,
): Promise<void> {
  const rows = turns.map(({ after }) => {
    const open = countOpen(after.markets)
    return {
      id: after.id,
      start_time: after.startTime,
      status: after.status,
      version: after.version,
      state: after.state,
      sim: after.sim,
      available_markets: open.available,
      top_markets: open.top,
      finished_at: after.status === MATCH_STATUS.finished ? now : null,
    }
  })
  const { numAffectedRows } = await sql`
    update matches set
      start_time = next.start_time, status = next.status, version = next.version, state = next.state, sim = next.sim,
      available_markets = next.available_markets, top_markets = next.top_markets, finished_at = next.finished_at,
      updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as next (
      id text, start_time bigint, status smallint, version bigint, state jsonb, sim jsonb,
      available_markets int, top_markets int, finished_at bigint)
    where matches.id = next.id and matches.version = next.version - 1`.execute(trx)
  // If two feeds write to one database, the second must fail.
  if (Number(numAffectedRows) !== turns.length)
    throw new Error('A match was changed by another writer than this feed.')
}

/** Marks the runners that a turn withdrew from their event. */
async function writeWithdrawn(trx: DatabaseTransaction, turns: readonly MatchTurn[]): Promise<void> {
  const out = turns.flatMap(({ before, after }) => {
    if (before.type === 'match' || after.type === 'match') return []
    const known = before.sim.play.withdrawn
    const { runners } = after.sim.params
    return after.sim.play.withdrawn
      .filter(runner => !known.includes(runner))
      .map(runner => ({ match_id: after.id, competitor_id: runners[runner] }))
  })
  if (out.length === 0) return
  await sql`
    update event_competitors entry set withdrawn = true
    from jsonb_to_recordset(${JSON.stringify(out)}::jsonb) as gone (match_id text, competitor_id text)
    where entry.match_id = gone.match_id and entry.competitor_id = gone.competitor_id`.execute(trx)
}

async function logPrices<Record extends EventRecord>(
  trx: DatabaseTransaction,
  turns: readonly MatchTurn<Record>[],
  now: number,
): Promise<Record[]> {
  const rows = turns
    .filter(({ changed }) => changed.length > 0)
    .map(({ after, changed }) => {
      const packed = packPrices(changed)
      const hash = rowHash(after.lastHash, after.version, now, packed)
      return {
        match_id: after.id,
        version: after.version,
        at: now,
        packed,
        previous_hash: after.lastHash,
        hash,
      }
    })
  if (rows.length > 0) await trx.insertInto('price_log').values(rows).execute()
  const hashes = new Map(rows.map(({ match_id, hash }) => [match_id, hash]))
  return turns.map(({ after }) => ({ ...after, lastHash: hashes.get(after.id) ?? after.lastHash }))
}

async function writeResults(
  trx: DatabaseTransaction,
  turns: readonly MatchTurn[],
  now: number,
): Promise<boolean> {
  const rows = turns.flatMap(({ after, results }) =>
    results.map(({ marketId, specifier, outcomeId, result, tied, tiedPlaces }) => ({
      match_id: after.id,
      market_id: marketId,
      specifier,
      outcome_id: outcomeId,
      result,
      tied: tied ?? null,
      tied_places: tiedPlaces ?? null,
    })),
  )
  if (rows.length === 0) return false
  await sql`
    insert into outcome_results
      (match_id, market_id, specifier, outcome_id, result, tied, tied_places, result_version, settled_at)
    select *, 1, ${now}::bigint from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided (
      match_id text, market_id int, specifier text, outcome_id text, result text, tied int, tied_places int)
    on conflict do nothing`.execute(trx)
  const settling = turns.filter(({ results }) => results.length > 0)
  await trx
    .insertInto('settlement_queue')
    .values(settling.map(({ after }) => ({ match_id: after.id, created_at: now })))
    .execute()
  return true
}
