import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorBodyWire } from '@touchline/contract'
import { takeMatches } from '#store'
import { countWaiting, createTestApi, MARKET_1X2, seedMatch, type TestApi } from '#testing'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  await seedMatch(api.db, { id: '3001' })
})
beforeEach(() => api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute())
afterAll(() => api.close())

/** Places a bet that has to wait for the match while `waitMs` go by. */
async function placeWaiting(waitMs: number) {
  const locked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const turn = api.db.transaction().execute(async trx => {
    await takeMatches(trx, ['3001'])
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const selection = { match_id: '3001', market_id: MARKET_1X2, specifier: '', outcome_id: '1', odds: 2000 }
  const placing = api.request('POST', '/api/sportsbook/v3/bets', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      meta: { device_id: 'device-0001', quick: false },
      bets: [{ type: 'single', stake: { value: 100, currency: 'EUR' }, selections: [selection] }],
    },
  })
  await expect.poll(() => countWaiting(api.databaseUrl)).toBeGreaterThan(0)
  api.clock.advance(waitMs)
  held.resolve()
  await turn
  return await placing
}

test('a bet that waited for its match is taken while its price is not too old', async () => {
  expect((await placeWaiting(10_000)).status).toBe(200)
})

test('[FRESH-6] a price that grows too old while a bet waits for its match: 102', async () => {
  const { status, body } = await placeWaiting(10_001)
  expect([status, (body as ErrorBodyWire).code]).toEqual([422, 102])
})
