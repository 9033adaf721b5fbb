import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import type { MarketRecord } from '../match/matchRecord.ts'

export type MarketChange = {
  readonly matchId: string
  readonly version: number
  readonly market: MarketRecord
}

/** Writes changed markets, of any number of matches, in one statement. */
export async function upsertMarkets(
  trx: DatabaseTransaction,
  changes: readonly MarketChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ matchId, version, market }) => ({
    match_id: matchId,
    market_id: market.marketId,
    specifier: market.specifier,
    status: market.status,
    reason: market.reason,
    priority: market.priority,
    most_balanced: market.mostBalanced,
    place: market.place,
    outcomes: market.outcomes,
    version,
  }))
  await sql`
    insert into markets (match_id, market_id, specifier, status, reason, priority, most_balanced, place, outcomes, version)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      match_id text, market_id int, specifier text, status smallint, reason text, priority int,
      most_balanced boolean, place text, outcomes jsonb, version bigint)
    on conflict (match_id, market_id, specifier) do update set
      status = excluded.status, reason = excluded.reason, priority = excluded.priority,
      most_balanced = excluded.most_balanced, place = excluded.place, outcomes = excluded.outcomes,
      version = excluded.version`.execute(trx)
}
