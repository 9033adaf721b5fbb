import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, legOf, onOwnerPath, seedMatch, sendBets, type TestApi } from '#testing'
import { liabilities } from './0023-liabilities.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  for (const id of [1, 2, 3]) await seedMatch(api.db, { id: String(id), status: 0 })
})
afterAll(() => api.close())

test('[LIABILITY-3] bets that were open before there were limits count as if they were placed now', async () => {
  const token = await api.signIn()
  const stake = { value: 900, currency: 'EUR' }
  const legs = [legOf(1), legOf(2), legOf(3)]
  const bets = [
    { type: 'single', stake, selections: [legOf(1)] },
    { type: 'single', stake: { value: 20_000, currency: 'BTC' }, selections: [legOf(2)] },
    { type: 'combo', stake, selections: legs.slice(1) },
    { type: 'system', stake, selections: legs, system_id: '2/3' },
  ]
  for (const bet of bets) await sendBets(api, [bet], { token })
  const rows = () =>
    api.db.selectFrom('liabilities').select(['key', 'parts', 'most']).orderBy('key').execute()
  const before = await rows()
  expect(before.length).toBeGreaterThan(10)
  await onOwnerPath(api.databaseUrl, async trx => {
    await sql`drop table liabilities`.execute(trx)
    await sql`alter table bets drop column max_stake, drop column max_win`.execute(trx)
    await liabilities.up(trx)
    await sql`grant select on liabilities to public`.execute(trx)
  })
  expect(await rows()).toEqual(before)
})
