import type { Incident } from '@touchline/domain/match'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'

/** Stores incidents of matches, for each match in the given order. */
export async function insertIncidents(
  trx: DatabaseTransaction,
  matches: readonly { readonly id: string; readonly incidents: readonly Incident[] }[],
): Promise<void> {
  const rows = matches.flatMap(({ id, incidents }) =>
    incidents.map(({ kind, side, period, moment, home, away }) => ({
      match_id: id,
      kind,
      side: side ?? null,
      period,
      moment,
      home,
      away,
    })),
  )
  if (rows.length === 0) return
  await sql`
    insert into match_incidents (match_id, kind, side, period, moment, home, away)
    select match_id, kind, side, period, moment, home, away
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      match_id text, kind text, side text, period text, moment text, home int, away int)) with ordinality
    order by ordinality`.execute(trx)
}
