import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, onOwnerPath, seedRace, type TestApi } from '#testing'
import { racecards } from './0032-racecards.ts'

const MATCH_TIMES = [1_000, 2_000, 3_000]
/** Places of the runners r1, r2 and r3 in each race. */
const PLACES = [
  [1, 2, 3],
  [3, 1, 2],
  [2, 2, 1],
]

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  for (const [i, startTime] of MATCH_TIMES.entries()) {
    await seedRace(api.db, { id: String(i + 1), status: 4, startTime })
    const places = PLACES[i]!.map((place, runner) => ({ competitorId: `r${runner + 1}`, place }))
    await sql`update matches set state = jsonb_set(state, '{places}', ${JSON.stringify(places)}::jsonb)
      where id = ${String(i + 1)}`.execute(api.db)
  }
  await seedRace(api.db, { id: '4', status: 0, startTime: 4_000 })
})
afterAll(() => api.close())

test('[OUTRIGHT-6] races that were run before there were racecards are the form of their horses', async () => {
  await onOwnerPath(api.databaseUrl, async trx => {
    await sql`alter table competitors drop column form`.execute(trx)
    await sql`alter table event_competitors drop column form, drop column racecard`.execute(trx)
    await racecards.up(trx)
  })
  const horses = await api.db.selectFrom('competitors').select(['id', 'form']).orderBy('id').execute()
  expect(horses.filter(({ id }) => id.startsWith('r'))).toEqual([
    { id: 'r1', form: [1, 3, 2] },
    { id: 'r2', form: [2, 1, 2] },
    { id: 'r3', form: [3, 2, 1] },
  ])
  const entries = await api.db
    .selectFrom('event_competitors')
    .select(['match_id', 'form'])
    .where('competitor_id', '=', 'r1')
    .orderBy('match_id')
    .execute()
  expect(entries.map(({ form }) => form)).toEqual([[], [1], [1, 3], null])
})
