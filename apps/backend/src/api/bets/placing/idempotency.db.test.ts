import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import { openDatabase, type Database } from '#store'
import {
  countWaiting,
  emptyDatabase,
  MARKET_1X2,
  moveMarket,
  seedMatch,
  seedWorld,
  startTestBackend,
} from '#testing'
import type { TestDatabase } from '@touchline/testkit'

type Backend = Awaited<ReturnType<typeof startTestBackend>>

/** A real server on a real port: requests cross the network and run in parallel. */
let database: TestDatabase
let backend: Backend
let db: Database
let token: string

beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url)
  await seedWorld(db, Date.now())
  await seedMatch(db, { id: '1', status: 0 })
  backend = await startTestBackend({ databaseUrl: database.url })
  await backend.ready
  token = await signIn('demo')
})
afterAll(async () => {
  await backend.stop()
  await db.destroy()
  await database.drop()
})
beforeEach(() => db.updateTable('providers').set({ alive_at: Date.now() }).execute())

async function request(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:${backend.port}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
async function signIn(who: 'demo' | 'empty'): Promise<string> {
  const body = { email: `${who}@touchline.example`, password: `touchline-${who}` }
  const reply = await request('/api/platform/users/sign_in', body, { 'x-session-transport': 'header' })
  return (reply.body as { token: string }).token
}
const single = (value: number): DraftBetWire => ({
  type: 'single',
  stake: { value, currency: 'EUR' },
  selections: [{ match_id: '1', market_id: MARKET_1X2, specifier: '', outcome_id: '1', odds: 2000 }],
})
/** Places as the slip does: a request refused for overload is repeated with the same key. */
async function place(
  value: number,
  key: string,
  session = token,
  device = 'device-0001',
): ReturnType<typeof request> {
  const body = { meta: { device_id: device, quick: false }, bets: [single(value)] }
  const headers = { 'x-session-token': session, 'idempotency-key': key }
  const answer = await request('/api/sportsbook/v3/bets', body, headers)
  return answer.status === 429 || answer.status === 503 ? await place(value, key, session, device) : answer
}
const codeOf = (body: unknown) => (body as ErrorBodyWire).code
async function charged(key: string) {
  const rows = await db
    .selectFrom('bets')
    .innerJoin('ledger_transactions', 'bet_id', 'bets.id')
    .select(['stake', 'kind'])
    .where('placement_key', '=', key)
    .execute()
  return rows.map(({ stake, kind }) => [kind, stake])
}

test('[M5] thirty requests with one key at the same moment charge once, and all get the same answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 30 }, () => place(100, key)))
  expect(answers[0]!.status).toBe(200)
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
  expect(await charged(key)).toEqual([['stake', 100]])
})

test('[M4] [M5] of two payloads under one key at the same moment one is placed, and the other is 422 each time', async () => {
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => place(100 + (i % 2) * 100, key).then(answer => ({ i, ...answer }))),
  )
  const [[, stake]] = (await charged(key)) as [[string, number]]
  for (const { i, status, body } of answers) {
    if (100 + (i % 2) * 100 === stake) expect(status).toBe(200)
    else expect([status, codeOf(body)]).toEqual([422, 17])
  }
  expect(await charged(key)).toHaveLength(1)
})

test('[M4] the same bets under one key get the same answer from another device id: it is not part of the request', async () => {
  const key = randomUUID()
  const first = await place(100, key)
  expect(first.status).toBe(200)
  expect(await place(100, key, token, 'device-0002')).toEqual(first)
  expect(await charged(key)).toEqual([['stake', 100]])
})

test('[M2] [M3] a refusal too is the answer to its key for ever, whatever has changed since', async () => {
  const key = randomUUID()
  await moveMarket(db, '1', { status: -1 })
  const refused = await place(100, key)
  await moveMarket(db, '1', { status: 1 })
  expect(refused.status).toBe(422)
  expect(await place(100, key)).toEqual(refused)
  expect(await charged(key)).toEqual([])
})

test('[M6] a key belongs to the player: another session of theirs gets the same answer, another player their own', async () => {
  const key = randomUUID()
  const first = await place(100, key)
  const again = await signIn('demo')
  expect(await place(100, key, again)).toEqual(first)
  const other = await place(100, key, await signIn('empty'))
  expect([other.status, codeOf(other.body)]).toEqual([422, 111])
  expect(await charged(key)).toHaveLength(1)
})

test('[M11] a session that ends while a bet waits for its turn places nothing, and the key stays free', async () => {
  const key = randomUUID()
  const session = await signIn('demo')
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const other = db.transaction().execute(async trx => {
    await trx.selectFrom('players').select('id').where('id', '=', '1001').forUpdate().execute()
    held.resolve()
    await free.promise
  })
  await held.promise
  const waiting = place(100, key, session)
  await expect.poll(() => countWaiting(database.url)).toBe(1)
  const signOut = `http://127.0.0.1:${backend.port}/api/platform/users/sign_out`
  const left = await fetch(signOut, { method: 'DELETE', headers: { 'x-session-token': session } })
  expect(left.ok).toBe(true)
  free.resolve()
  await other
  const late = await waiting
  expect([late.status, codeOf(late.body)]).toEqual([401, 11])
  expect(await charged(key)).toEqual([])
  const [placed] = ((await place(100, key)).body as CallReply<'placeBets'>).data
  expect(placed!.status).toBe('waiting_results')
})

test('[M11] a balance that is enough for one of ten bets at the same moment pays for one', async () => {
  const keys = Array.from({ length: 10 }, () => randomUUID())
  const { balance } = await db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', '1001-EUR')
    .executeTakeFirstOrThrow()
  const stake = Math.floor(balance / 2) + 1
  const answers = await Promise.all(keys.map(key => place(stake, key)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect(codeOf(body)).toBe(111)
  expect(await checkLedger(db)).toEqual([])
})
