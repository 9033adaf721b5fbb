import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '@touchline/testkit'
import { openDatabase, type Database } from '#store'
import { emptyDatabase, simulatedFeed, startTestBackend } from '#testing'
import type { Backend } from '../startBackend.ts'

let database: TestDatabase
let db: Database
let backend: Backend
/** The threads of feeds, in start order. */
const threads: Worker[] = []
/** Scheduled starts of a feed: a test runs them by hand. */
const due: { readonly delayMs: number; readonly run: () => void }[] = []

beforeAll(async () => {
  const keep = (thread: Worker) => threads.push(thread)
  process.on('worker', keep)
  database = await emptyDatabase()
  db = openDatabase(database.url)
  const createFeed = simulatedFeed(database.url)
  const after = (delayMs: number, run: () => void) => {
    due.push({ delayMs, run })
    return () => due.splice(0)
  }
  backend = await startTestBackend({
    databaseUrl: database.url,
    environment: { TOUCHLINE_DEV: '1' },
    createFeed: ({ report, scheduler }) => createFeed({ report, scheduler: { ...scheduler, after } }),
  })
  await backend.ready
  return () => process.off('worker', keep)
}, 60_000)
afterAll(async () => {
  await backend.stop()
  await db.destroy()
  await database.drop()
})

async function readiness(): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${backend.port}/readyz`)
  return { status: response.status, body: await response.json() }
}
async function dev(command: string, body: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${backend.port}/dev/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}
const lastBeat = async () =>
  (await db.selectFrom('providers').select('alive_at').orderBy('alive_at', 'desc').executeTakeFirstOrThrow())
    .alive_at

test('a feed whose thread dies makes /readyz red with the reason, and is started again', async () => {
  const hour = 3_600_000
  expect(await dev('jump-clock', { ms: hour })).toBe(200)
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } })

  await threads.at(-1)!.terminate()
  const gone = { status: 'unavailable', reason: 'The feed has stopped. It is being restarted.' }
  expect(await readiness()).toEqual({ status: 503, body: gone })
  expect(due.map(({ delayMs }) => delayMs)).toEqual([1_000])

  const before = await lastBeat()
  due.shift()!.run()
  await expect.poll(readiness, { timeout: 30_000 }).toEqual({ status: 200, body: { status: 'ready' } })
  await expect.poll(lastBeat, { timeout: 10_000 }).toBeGreaterThan(before)
  // It continues at the platform's time, not at the machine's.
  expect(before).toBeGreaterThan(Date.now() + hour / 2)
}, 60_000)

test('a feed that dies again soon is started again later and later', async () => {
  await threads.at(-1)!.terminate()
  expect(due.map(({ delayMs }) => delayMs)).toEqual([2_000])
  due.shift()!.run()
  await expect.poll(() => threads.length).toBe(3)
  await threads.at(-1)!.terminate()
  await expect.poll(() => due.map(({ delayMs }) => delayMs)).toEqual([4_000])
  expect((await readiness()).status).toBe(503)
})
