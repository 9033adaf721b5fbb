import { sql } from 'kysely'
import { appendOutbox, OUTBOX_CHANNEL, type Database, type DatabaseTransaction } from '#store'
import { countOpen, statusChanged } from '../match/events.ts'
import type { EventRecord } from '../match/matchRecord.ts'
import { packPrices, rowHash } from '../match/priceLog.ts'
import type { PlannedMatch } from '../schedule/planMatch.ts'
import { simOf } from '../sims/index.ts'
import { insertIncidents } from './insertIncidents.ts'
import { betStopOf, upsertMarkets } from './marketRows.ts'

const MATCHES_PER_STATEMENT = 60

/** Inserts new matches with their first prices and publishes them. Returns the records as committed. */
export async function insertMatches(
  db: Database,
  planned: readonly PlannedMatch[],
  now: number,
): Promise<EventRecord[]> {
  const written: EventRecord[] = []
  for (let from = 0; from < planned.length; from += MATCHES_PER_STATEMENT) {
    written.push(...(await insertSome(db, planned.slice(from, from + MATCHES_PER_STATEMENT), now)))
  }
  return written
}

async function insertSome(
  db: Database,
  planned: readonly PlannedMatch[],
  now: number,
): Promise<EventRecord[]> {
  const logged = priceLogRows(planned, now)
  return await db.transaction().execute(async trx => {
    await insertRows(trx, planned, now)
    await insertRunners(trx, planned)
    await upsertMarkets(
      trx,
      planned.flatMap(({ record }) =>
        [...(record.markets?.values() ?? [])].map(market => ({
          matchId: record.id,
          version: record.version,
          market,
          nextBetStop: betStopOf(record),
        })),
      ),
    )
    await insertIncidents(
      trx,
      planned.map(({ record, incidents }) => ({ id: record.id, incidents })),
    )
    await trx.insertInto('price_log').values(logged).execute()
    await appendOutbox(
      trx,
      planned.map(({ record }) => statusChanged(record, now)),
      now,
    )
    await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx)
    return planned.map(({ record }, i) => ({ ...record, lastHash: logged[i]!.hash }))
  })
}

async function insertRows(
  trx: DatabaseTransaction,
  planned: readonly PlannedMatch[],
  now: number,
): Promise<void> {
  const rows = planned.map(({ record, facts }) => {
    const open = countOpen(record.markets)
    return {
      ...facts,
      id: record.id,
      provider: record.provider,
      start_time: record.startTime,
      status: record.status,
      version: record.version,
      state: record.state,
      sim: record.sim,
      max_period_number: record.type === 'match' ? simOf(record.sportKey).periods : 0,
      available_markets: open.available,
      top_markets: open.top,
    }
  })
  await sql`
    insert into matches (id, urn_id, slug, type, names, end_date, sport_id, category_id, tournament_id, home_id, away_id, provider, stadium, city,
      has_video, start_time, status, version, state, sim, max_period_number, available_markets, top_markets, updated_at)
    select *, ${now}::bigint from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned (
      id text, urn_id text, slug text, type text, names jsonb, end_date bigint, sport_id text, category_id text, tournament_id text, home_id text, away_id text,
      provider text, stadium text, city text, has_video boolean, start_time bigint, status smallint, version bigint,
      state jsonb, sim jsonb, max_period_number int, available_markets int, top_markets int)`.execute(trx)
}

/** The first row of each match's price log. */
function priceLogRows(planned: readonly PlannedMatch[], now: number) {
  return planned.map(({ record }) => {
    const packed = packPrices([...(record.markets?.values() ?? [])])
    const hash = rowHash(record.lastHash, record.version, now, packed)
    return {
      match_id: record.id,
      version: record.version,
      at: now,
      packed,
      previous_hash: record.lastHash,
      hash,
    }
  })
}

/** Inserts the runners of events without two sides, in card order. */
async function insertRunners(trx: DatabaseTransaction, planned: readonly PlannedMatch[]): Promise<void> {
  const rows = planned.flatMap(({ record, racecards }) =>
    record.type === 'match'
      ? []
      : record.sim.params.runners.map((competitor_id, i) => ({
          match_id: record.id,
          competitor_id,
          position: i + 1,
          // Only horses have numbers.
          number: record.type === 'race' ? i + 1 : null,
          racecard: racecards?.[i] ?? null,
        })),
  )
  if (rows.length === 0) return
  await sql`
    insert into event_competitors (match_id, competitor_id, position, number, racecard)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
      match_id text, competitor_id text, position int, number int, racecard jsonb)`.execute(trx)
}
