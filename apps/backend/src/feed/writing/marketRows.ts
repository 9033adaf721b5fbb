import { MATCH_STATUS } from '@touchline/domain/match'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import type { EventRecord, MarketRecord } from '../match/matchRecord.ts'

export type MarketChange = {
  readonly matchId: string
  readonly version: number
  readonly market: MarketRecord
  readonly nextBetStop: number | null
}

/**
 * When the markets of an event close automatically: at its start, so that they close even if the feed is down. Null for
 * live events.
 */
export function betStopOf({ status, startTime }: Pick<EventRecord, 'status' | 'startTime'>): number | null {
  return status === MATCH_STATUS.prematch ? startTime : null
}

/** Updates the bet stop of all markets of events, for those that a turn did not otherwise change. */
export async function updateBetStops(
  trx: DatabaseTransaction,
  events: readonly Pick<EventRecord, 'id' | 'status' | 'startTime'>[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(event => ({ match_id: event.id, next_bet_stop: betStopOf(event) }))
  await sql`
    update markets set next_bet_stop = moved.next_bet_stop
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (match_id text, next_bet_stop bigint)
    where markets.match_id = moved.match_id and markets.next_bet_stop is distinct from moved.next_bet_stop`.execute(
    trx,
  )
}

/** Writes changed markets, of any number of matches, in one statement. */
export async function upsertMarkets(
  trx: DatabaseTransaction,
  changes: readonly MarketChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ matchId, version, market, nextBetStop }) => ({
    match_id: matchId,
    market_id: market.marketId,
    specifier: market.specifier,
    status: market.status,
    reason: market.reason,
    priority: market.priority,
    most_balanced: market.mostBalanced,
    place: market.place,
    outcomes: market.outcomes,
    next_bet_stop: nextBetStop,
    version,
  }))
  await sql`
    insert into markets (match_id, market_id, specifier, status, reason, priority, most_balanced, place, outcomes, next_bet_stop,
      version)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      match_id text, market_id int, specifier text, status smallint, reason text, priority int,
      most_balanced boolean, place text, outcomes jsonb, next_bet_stop bigint, version bigint)
    on conflict (match_id, market_id, specifier) do update set
      status = excluded.status, reason = excluded.reason, priority = excluded.priority,
      most_balanced = excluded.most_balanced, place = excluded.place, outcomes = excluded.outcomes,
      next_bet_stop = excluded.next_bet_stop, version = excluded.version`.execute(trx)
}
