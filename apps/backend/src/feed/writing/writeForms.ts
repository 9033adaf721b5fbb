import { MATCH_STATUS } from '@touchline/domain/match'
import { formAfter } from '@touchline/domain/outright'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import type { RunnersRecord } from '../match/matchRecord.ts'
import type { MatchTurn } from '../match/nextMatch.ts'

/** Adds a finished race to the form of its horses; the race's own card keeps the form from before it ([OUTRIGHT-6]). */
export async function writeForms(trx: DatabaseTransaction, turns: readonly MatchTurn[]): Promise<void> {
  const runs = turns
    .flatMap(({ after }) => (after.type === 'race' && after.status === MATCH_STATUS.finished ? after : []))
    .toSorted((a, b) => a.startTime - b.startTime)
    .flatMap(runsOf)
  if (runs.length === 0) return
  const horses = await trx
    .selectFrom('competitors')
    .select(['id', 'form'])
    .where('id', 'in', [...new Set(runs.map(({ competitorId }) => competitorId))])
    .orderBy('id')
    .forUpdate()
    .execute()
  const forms = new Map(horses.map(({ id, form }) => [id, form ?? []]))
  const before = runs.map(({ matchId, competitorId, place }) => {
    const form = forms.get(competitorId) ?? []
    if (place !== undefined) forms.set(competitorId, [...formAfter(form, place)])
    return { match_id: matchId, competitor_id: competitorId, form }
  })
  const after = [...forms].map(([id, form]) => ({ id, form }))
  await sql`
    update event_competitors entry set form = run.form
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as run (match_id text, competitor_id text, form int[])
    where entry.match_id = run.match_id and entry.competitor_id = run.competitor_id`.execute(trx)
  await sql`
    update competitors horse set form = now.form
    from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as now (id text, form int[])
    where horse.id = now.id`.execute(trx)
}

/** A withdrawn horse has no place, and the race does not count for its form. */
function runsOf({ id, sim, state }: RunnersRecord) {
  const places = new Map(state.places?.map(({ competitorId, place }) => [competitorId, place]))
  return sim.params.runners.map(competitorId => ({
    matchId: id,
    competitorId,
    place: places.get(competitorId),
  }))
}
