import { getClient, startInactiveSpan, startBrowserTracingNavigationSpan } from '@sentry/browser'
import { createReportReceiver, type ReportReceiver } from '@touchline/testkit/reports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReporter } from './createReporter.ts'
import type { Reporter } from './Reporter.ts'
import { REPORT_LIMITS } from './reportLimits.ts'
import type { ReportEvent } from './safeEvent.ts'

const RATE_LIMIT_BACK_OFF_MS = 60_000 // spec section 9

let receiver: ReportReceiver
let reporter: Reporter

beforeEach(async () => {
  receiver = await createReportReceiver()
})
afterEach(async () => {
  vi.useRealTimers()
  receiver.release()
  await getClient()?.close(1_000)
  await receiver.close()
})

async function start(tracedPercent = 0): Promise<void> {
  reporter = await createReporter({
    address: receiver.address,
    release: '0.1.0',
    tracedPercent,
    ownScripts: 'https://sports.example/assets/',
    known: () => ['Ada Lovelace'],
    fetch: (url, init) => fetch(url, init),
  })
}
const events = () =>
  receiver.received.filter(({ type }) => type === 'event').map(({ payload }) => payload as ReportEvent)
const visits = () =>
  receiver.received.filter(({ type }) => type === 'transaction').map(({ payload }) => payload)
const settle = () => getClient()?.flush(2_000)

test('an error leaves as one envelope, with its call and without its visitor', async () => {
  await start()
  const http = {
    url: 'https://sports.example/api/bets?t=secret',
    method: 'POST',
    status: 500,
    requestBody: { email: 'a@b.c', stake: 5 },
  }
  reporter.report(new Error('Ada Lovelace lost her bet'), { http, tags: { source: 'wire' } })
  await settle()
  expect(receiver.requests()).toBe(1)
  expect(events()[0]).toMatchObject({
    level: 'error',
    release: '0.1.0',
    tags: { source: 'wire' },
    exception: { values: [{ type: 'Error', value: '[gone] lost her bet' }] },
    contexts: { http: { url: 'https://sports.example/api/bets', status: 500, requestBody: { stake: 5 } } },
  })
  expect(JSON.stringify(receiver.received)).not.toMatch(/a@b\.c|secret|Ada/)
})

test('what the filter drops never leaves', async () => {
  await start()
  reporter.report(new DOMException('x', 'AbortError'))
  reporter.report(new TypeError('Failed to fetch'))
  reporter.report(new Error('ResizeObserver loop limit exceeded'))
  await settle()
  expect(receiver.requests()).toBe(0)
})

test('a hundred steps are remembered, the newest', async () => {
  await start()
  for (let step = 1; step <= REPORT_LIMITS.breadcrumbsMax + 5; step++)
    reporter.breadcrumb({ category: 'realtime', message: `step ${step}` })
  reporter.report(new Error('x'))
  await settle()
  const { breadcrumbs = [] } = events()[0]!
  expect(breadcrumbs).toHaveLength(100)
  expect(breadcrumbs[0]?.message).toBe('step 6')
})

test('a message is cut off at 250 characters', async () => {
  await start()
  reporter.report(new Error('lorem ipsum '.repeat(50)))
  await settle()
  const value = events()[0]?.exception?.values?.[0]?.value ?? ''
  expect(value.length).toBe(REPORT_LIMITS.messageLengthMax)
  expect(REPORT_LIMITS.messageLengthMax).toBe(250)
})

test('at most thirty reports are under way, and further ones are lost', async () => {
  await start()
  receiver.hold()
  for (let number = 1; number <= 35; number++) reporter.report(new Error(`error number ${number}`))
  await vi.waitFor(() => expect(receiver.requests()).toBe(30))
  receiver.release()
  await settle()
  expect(receiver.requests()).toBe(30)
  reporter.report(new Error('one more'))
  await settle()
  expect(receiver.requests()).toBe(31)
})

test('after a 429 nothing is sent for 60 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await start()
  receiver.answerNext(429)
  reporter.report(new Error('first'))
  await settle()
  vi.setSystemTime(Date.now() + RATE_LIMIT_BACK_OFF_MS - 1)
  reporter.report(new Error('second'))
  await settle()
  expect(receiver.requests()).toBe(1)
  vi.setSystemTime(Date.now() + 2)
  reporter.report(new Error('third'))
  await settle()
  expect(receiver.requests()).toBe(2)
})

test.each([
  ['it ends 1 s after its last request', [] as const, 1_000],
  ['it gives a request up after three heartbeats of 5 s', [0] as const, 15_000],
  ['it ends after 30 s, however busy', [0, 9_000, 18_000, 27_000] as const, 30_000],
])('a traced visit: %s', async (_, requestsAt, endsAtMs) => {
  await start(100)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = getClient()!
  const ended: number[] = []
  let at = 0
  client.on('beforeIdleSpanEnd' as never, (() => ended.push(at)) as never)
  startBrowserTracingNavigationSpan(client, { name: '/sports' })
  for (; at <= 31_000; at += 500) {
    if ((requestsAt as readonly number[]).includes(at)) startInactiveSpan({ name: 'GET /api/matches' })
    vi.advanceTimersByTime(500)
  }
  expect(ended.map(time => time + 500)).toEqual([endsAtMs])
})

test('a visit to /404 is not traced, in any language', async () => {
  await start(100)
  const client = getClient()!
  for (const name of ['/404', '/de/404', '/sports/404-club']) {
    startBrowserTracingNavigationSpan(client, { name })?.end()
  }
  await settle()
  expect(visits().map(({ transaction }) => transaction)).toEqual(['/sports/404-club'])
})
