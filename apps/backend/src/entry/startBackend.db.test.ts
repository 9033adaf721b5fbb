import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Feed } from '#feed'
import type { TestDatabase } from '@touchline/testkit'
import { openDatabase } from '#store'
import {
  emptyDatabase,
  idleFeed,
  MARKET_1X2,
  moveMarket,
  onOwnerPath,
  seedMatch,
  seedWorld,
  startTestBackend,
} from '#testing'
import { seedDemoPlayers } from './demo/seedDemoPlayers.ts'
import type { Backend } from './startBackend.ts'

const PRODUCTION = {
  TOUCHLINE_MODE: 'production',
  REALTIME_SECRET: 'a-secret-of-our-own-that-is-long-enough',
  RECEIPT_PRIVATE_KEY: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  PUBLIC_ORIGIN: 'https://bets.example',
}
const DAY_MS = 86_400_000
const DEV_PATHS = [
  'score',
  'suspend',
  'move-odds',
  'stop-provider',
  'start-provider',
  'finish',
  'kick-off',
  'set-speed',
  'jump-clock',
  'correct-result',
  'decide-vip',
]

let database: TestDatabase
let backend: Backend | undefined
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(async () => {
  await backend?.stop()
  backend = undefined
  await database.drop()
})

async function start(environment: Record<string, string> = {}, feed: Feed = idleFeed()): Promise<Backend> {
  backend = await startTestBackend({ databaseUrl: database.url, environment, createFeed: () => feed })
  await backend.ready
  return backend
}
async function request(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${backend!.port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('production', () => {
  test.each(DEV_PATHS)('answers 404 on /dev/%s', async name => {
    await start(PRODUCTION)
    expect((await request(`/dev/${name}`, { match_id: '1', side: 'home' })).status).toBe(404)
  })

  test('has no demo logins: their sign-in fails', async () => {
    await start(PRODUCTION)
    const body = { email: 'demo@touchline.example', password: 'touchline-demo' }
    const { status, text } = await request('/api/platform/users/sign_in', body)
    expect([status, (JSON.parse(text) as { code: number }).code]).toEqual([422, 19])
  })

  test('refuses a database that holds demo logins', async () => {
    const db = openDatabase(database.url)
    await seedDemoPlayers({ db, newId: randomUUID, now: 0 })
    await db.destroy()
    await expect(start(PRODUCTION)).rejects.toThrow('holds demo logins')
  })

  test('hands out no session over plain http', async () => {
    await start(PRODUCTION)
    const host = { host: 'bets.example', 'x-forwarded-host': 'bets.example', 'x-forwarded-proto': 'http' }
    const { status } = await request(
      '/api/platform/users/sign_in',
      { email: 'a@b.example', password: 'x' },
      host,
    )
    expect(status).toBe(403)
  })
})

describe('/dev in test mode', () => {
  test('is off by default', async () => {
    await start()
    expect((await request('/dev/finish', { match_id: '1' })).status).toBe(404)
  })

  test('passes commands on to the feed and reports failures', async () => {
    const feed = idleFeed()
    await start({ TOUCHLINE_DEV: '1' }, feed)
    expect((await request('/dev/suspend', { match_id: '7' })).status).toBe(200)
    expect((await request('/dev/set-speed', { speed: 20 })).status).toBe(200)
    expect((await request('/dev/score', { match_id: '7', side: 'left' })).status).toBe(400)
    expect((await request('/dev/finish', { match_id: 'unknown' })).status).toBe(404)
    expect(feed.commands).toEqual([
      { type: 'suspend', matchId: '7', seconds: 10, reason: 'operator' },
      { type: 'set-speed', speed: 20 },
      { type: 'finish', matchId: 'unknown' },
    ])
  })

  test('jump-clock moves the time of the whole back end', async () => {
    await start({ TOUCHLINE_DEV: '1' })
    const sign = async () => {
      const body = { email: 'demo@touchline.example', password: 'touchline-demo' }
      const { text } = await request('/api/platform/users/sign_in', body, { 'x-session-transport': 'header' })
      return (JSON.parse(text) as { token: string }).token
    }
    const token = { 'x-session-token': await sign() }
    expect((await request('/api/platform/player/accounts', undefined, token)).status).toBe(200)
    await request('/dev/jump-clock', { ms: 15 * 86_400_000 })
    expect((await request('/api/platform/player/accounts', undefined, token)).status).toBe(401)
  })
})

test('/readyz is red until the feed has caught up; /livez and /version answer before', async () => {
  let caughtUp = (): void => {}
  const feed = { ...idleFeed(), start: () => new Promise<void>(resolve => (caughtUp = resolve)) }
  backend = await startTestBackend({ databaseUrl: database.url, createFeed: () => feed })
  expect([(await request('/readyz')).status, (await request('/livez')).status]).toEqual([503, 200])
  expect(JSON.parse((await request('/version')).text)).toMatchObject({ name: 'touchline' })
  caughtUp()
  await backend.ready
  expect((await request('/readyz')).status).toBe(200)
})

test('the contract is served as OpenAPI and AsyncAPI, and as a page without outside hosts', async () => {
  await start()
  expect(JSON.parse((await request('/openapi.json')).text)).toMatchObject({ openapi: '3.1.0' })
  expect(JSON.parse((await request('/asyncapi.json')).text)).toMatchObject({ asyncapi: '3.0.0' })
  const page = await request('/docs/')
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).not.toMatch(/(?:src|href)="https?:/)
})

test('a second start finds what the first wrote', async () => {
  await start()
  await backend!.stop()
  backend = undefined
  await start()
  const db = openDatabase(database.url)
  const { rows } = { rows: await db.selectFrom('players').select('email').orderBy('id').execute() }
  expect(rows.map(row => row.email)).toEqual(['demo@touchline.example', 'empty@touchline.example'])
  await db.destroy()
})

test('/readyz reports at the start that the books do not agree, and the back end keeps serving', async () => {
  await start()
  const db = openDatabase(database.url)
  await expect.poll(() => db.selectFrom('ledger_checks').select('id').execute()).toHaveLength(1)
  expect(JSON.parse((await request('/readyz')).text)).toEqual({ status: 'ready' })
  await backend!.stop()
  await db.updateTable('accounts').set({ balance: 7 }).where('id', '=', '1002-JPY').execute()
  await onOwnerPath(database.url, trx =>
    trx
      .updateTable('ledger_checks')
      .set(row => ({ at: row('at', '-', DAY_MS) }))
      .execute(),
  )
  const readStartReport = async () => {
    await start()
    await expect
      .poll(async () => JSON.parse((await request('/readyz')).text) as object)
      .toEqual({ status: 'ready', ledgerProblems: 1 })
    expect((await request('/readyz')).status).toBe(200)
  }
  await readStartReport()
  await backend!.stop()
  await readStartReport() // the result of the earlier check: the ledger is checked once a day
  expect(await db.selectFrom('ledger_checks').select('id').execute()).toHaveLength(2)
  await db.destroy()
})

test('names are indexed before the first search, which does not wait for them', async () => {
  const db = openDatabase(database.url)
  await seedWorld(db, Date.now())
  await start()
  const taken = () => db.selectFrom('search_names').select('id').where('kind', '=', 'tournaments').execute()
  await expect.poll(taken, { timeout: 5_000 }).not.toEqual([])
  await db.destroy()
})

test('[M18] a live bet that waits while the back end is started again is decided once the feed has caught up', async () => {
  const live = { LIVE_DELAYS: 'all:1' }
  await start(live)
  const db = openDatabase(database.url)
  await seedWorld(db, Date.now())
  await seedMatch(db, { id: '1' })
  const signIn = { email: 'demo@touchline.example', password: 'touchline-demo' }
  const signed = await request('/api/platform/users/sign_in', signIn, { 'x-session-transport': 'header' })
  const selection = { match_id: '1', market_id: MARKET_1X2, specifier: '', outcome_id: '1', odds: 2000 }
  const bet = { type: 'single', stake: { value: 100, currency: 'EUR' }, selections: [selection] }
  const placed = await request(
    '/api/sportsbook/v3/bets',
    { meta: { device_id: 'device-0001', quick: false }, bets: [bet] },
    {
      'x-session-token': (JSON.parse(signed.text) as { token: string }).token,
      'idempotency-key': randomUUID(),
    },
  )
  expect(JSON.parse(placed.text)).toMatchObject({ data: [{ status: 'submitted' }] })
  await backend!.stop()
  await db.updateTable('bets').set({ decide_at: 1 }).execute()
  let caughtUp = (): void => {}
  const feed = { ...idleFeed(), start: () => new Promise<void>(resolve => (caughtUp = resolve)) }
  backend = await startTestBackend({
    databaseUrl: database.url,
    environment: live,
    createFeed: () => feed,
  })
  await moveMarket(db, '1', { prices: { 1: 1500 } })
  await db.updateTable('providers').set({ alive_at: Date.now() }).execute()
  const status = async () => (await db.selectFrom('bets').select('status').executeTakeFirstOrThrow()).status
  expect(await status()).toBe('submitted')
  caughtUp()
  await backend.ready
  await expect.poll(status, { timeout: 5_000 }).toBe('rejected')
  await db.destroy()
})
