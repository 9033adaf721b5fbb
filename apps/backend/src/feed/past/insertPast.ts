import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import { simOf } from '../sims/index.ts'
import { insertIncidents } from '../writing/insertIncidents.ts'
import type { PastMatch, PastOutcome } from './playPast.ts'

/**
 * Inserts past matches in the state pruning leaves: the match and the results that bets refer to, without markets and
 * prices. Publishes nothing, because nothing on offer has changed.
 */
export async function insertPast(
  trx: DatabaseTransaction,
  matches: readonly { readonly match: PastMatch; readonly results: readonly PastOutcome[] }[],
): Promise<void> {
  const rows = matches.map(({ match: { facts, after, finishedAt } }) => ({
    ...facts,
    id: after.id,
    provider: after.provider,
    start_time: after.startTime,
    status: after.status,
    version: after.version,
    state: after.state,
    sim: after.sim,
    max_period_number: simOf(after.sportKey).periods,
    finished_at: finishedAt,
  }))
  await sql`
    insert into matches (id, urn_id, slug, sport_id, category_id, tournament_id, home_id, away_id, provider, stadium, city,
      has_video, start_time, status, version, state, sim, max_period_number, finished_at, updated_at, available_markets,
      top_markets)
    select *, finished_at, 0, 0 from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as past (
      id text, urn_id text, slug text, sport_id text, category_id text, tournament_id text, home_id text, away_id text,
      provider text, stadium text, city text, has_video boolean, start_time bigint, status smallint, version bigint,
      state jsonb, sim jsonb, max_period_number int, finished_at bigint)`.execute(trx)
  await insertIncidents(
    trx,
    matches.map(({ match: { after, incidents } }) => ({ id: after.id, incidents })),
  )
  const results = matches.flatMap(({ match: { after, finishedAt }, results: decided }) =>
    decided.map(({ marketId, specifier, outcomeId, result }) => ({
      match_id: after.id,
      market_id: marketId,
      specifier,
      outcome_id: outcomeId,
      result,
      settled_at: finishedAt,
    })),
  )
  await sql`
    insert into outcome_results (match_id, market_id, specifier, outcome_id, result, result_version, settled_at)
    select match_id, market_id, specifier, outcome_id, result, 1, settled_at
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as decided (
      match_id text, market_id int, specifier text, outcome_id text, result text, settled_at bigint)`.execute(
    trx,
  )
}
