import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

type Left = { matches: number; freshness: number; channels: number; heap: number }
type Work = { tick: number; look: number; provider: number }
type Report = { hasDom: boolean; before: Left; after: Left; few: Work; many: Work }

let report: Report

beforeAll(async () => {
  const script = fileURLToPath(new URL('bareNode.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script])
  report = JSON.parse(stdout) as Report
}, 60_000)

test('a bare Node process runs it: there is no DOM', () => {
  expect(report.hasDom).toBe(false)
})

test('[LIVE-9] after 1,000 matches were subscribed and released, no memory of them is left', () => {
  const { heap: _before, ...before } = report.before
  const { heap: _after, ...after } = report.after
  expect([before, after]).toEqual([
    { matches: 0, freshness: 0, channels: 0 },
    { matches: 0, freshness: 0, channels: 0 },
  ])
})

test('[LIVE-9] and the heap is back within 5 %', () => {
  expect(Math.abs(report.after.heap / report.before.heap - 1)).toBeLessThan(0.05)
})

/** V8 sometimes counts a block that was optimized away, so small differences mean nothing. */
const SOME = 1.25

test('[LIVE-10] a tick does the same work among 100 matches and among 5,000', () => {
  expect(report.many.tick).toBeLessThanOrEqual(report.few.tick * SOME)
})

test('[LIVE-10] looking at the clock between two beats does the same work among 100 matches and among 5,000', () => {
  expect(report.many.look).toBeLessThanOrEqual(report.few.look * SOME)
})

test("[LIVE-5] the cost of a provider that goes down depends on its own matches, not on other providers'", () => {
  expect(report.many.provider).toBeLessThanOrEqual(report.few.provider * SOME)
})
