import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendOutbox, openDatabase } from '#store'
import { openBreakableLine, type BreakableLine } from '@touchline/testkit/line'
import { emptyDatabase, seedMatch, seedWorld, startTestBackend } from '#testing'
import type { TestDatabase } from '@touchline/testkit'
import type { Backend } from '../startBackend.ts'

const NOW = 1_795_000_000_000

let database: TestDatabase
let backend: Backend
let line: BreakableLine
beforeAll(async () => {
  database = await emptyDatabase()
  const db = openDatabase(database.url)
  await seedWorld(db, NOW)
  await seedMatch(db, { id: 'm1' })
  const message = { value: 1, currency: 'EUR', subunits: 100, v: 1 }
  await db
    .transaction()
    .execute(trx => appendOutbox(trx, [{ eventName: 'balance_changed', playerId: '7', message }], NOW))
  await db.destroy()
  line = await openBreakableLine('http://127.0.0.1:9')
  line.cut()
  backend = await startTestBackend({
    databaseUrl: database.url,
    environment: {
      REALTIME_ENGINE: 'centrifugo',
      REALTIME_SECRET: 'a-secret-that-centrifugo-has-too',
      CENTRIFUGO_API_URL: line.origin,
      CENTRIFUGO_API_KEY: 'k'.repeat(32),
    },
  })
  await backend.ready
})
afterAll(async () => {
  await backend.stop()
  await line.close()
  await database.drop()
})

const request = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${backend.port}${path}`, init)

test('without its realtime engine the back end starts, is ready, and serves matches', async () => {
  expect((await request('/readyz')).status).toBe(200)
  const reply = await request('/api/sportsbook/matches/m1')
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('"epoch":"unknown"')
})

test('without it players sign in and out', async () => {
  const signIn = await request('/api/platform/users/sign_in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@touchline.example', password: 'touchline-demo' }),
  })
  expect(signIn.status).toBe(200)
  const cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!
  const signOut = await request('/api/platform/users/sign_out', { method: 'DELETE', headers: { cookie } })
  expect(signOut.status).toBeLessThan(300)
  expect(signOut.headers.getSetCookie().join()).toContain('sid=')
})

test('clients do not connect here: no hub replaces it', async () => {
  expect((await request('/connection/http_stream', { method: 'POST', body: '{}' })).status).toBe(404)
})
