import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { countWaiting, createTestApi, seedMatch, type TestApi } from '#testing'

let api: TestApi
let match = 4_000
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => seedMatch(api.db, { id: String(++match) }))
afterAll(() => api.close())

/** Sends a request, and commits a tick between the reading of the match and that of its markets. */
async function requestDuringTick<Reply>(path: string): Promise<Reply> {
  const written = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const tick = api.db.transaction().execute(async trx => {
    await sql`lock table markets in access exclusive mode`.execute(trx)
    const outcomes = JSON.stringify([{ id: '1', odds: 1500, active: true }])
    await trx.updateTable('matches').set({ version: 2 }).where('id', '=', String(match)).execute()
    await trx
      .updateTable('markets')
      .set({ outcomes, version: 2 })
      .where('match_id', '=', String(match))
      .execute()
    written.resolve()
    await held.promise
  })
  await written.promise
  const pending = api.request('GET', `/api/sportsbook${path}`)
  await expect.poll(() => countWaiting(api.databaseUrl)).toBeGreaterThan(0)
  held.resolve()
  await tick
  return (await pending).body as Reply
}

test('[D3] a list holds the prices of the version that it names', async () => {
  const { data } = await requestDuringTick<CallReply<'getMatches'>>(`/matches?id=${match}`)
  expect([data[0]!.version, data[0]!.main_market?.outcomes[0]!.odds]).toEqual([1, 2000])
})

test('[D3] so does a single match', async () => {
  const { data } = await requestDuringTick<CallReply<'getMatch'>>(`/matches/${match}`)
  expect([data.version, data.main_market?.outcomes[0]!.odds]).toEqual([1, 2000])
})

test('[D3] and the list of its markets', async () => {
  const { data } = await requestDuringTick<CallReply<'getMatchMarkets'>>(`/matches/${match}/markets`)
  expect(data.map(({ outcomes }) => outcomes[0]!.odds)).toEqual(data.map(() => 2000))
})
