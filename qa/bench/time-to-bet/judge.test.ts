import { expect, test } from 'vitest'
import { missedAims, scenarioResultOf, SCENARIOS, tableOf } from './judge.ts'

const [before, live, signedOut] = SCENARIOS as [
  (typeof SCENARIOS)[0],
  (typeof SCENARIOS)[0],
  (typeof SCENARIOS)[0],
]
const walk = (receipt: number, taps = 3) => ({
  at: { 'price visible': 1000, receipt },
  taps: Array.from({ length: taps }, () => 'price'),
})

test('the median walk counts, in taps and in seconds', () => {
  const result = scenarioResultOf(before, [walk(9000, 5), walk(4000), walk(5000)])
  expect(result).toEqual({
    scenario: before,
    taps: 3,
    seconds: 5,
    steps: { 'price visible': 1, receipt: 5 },
  })
  expect(missedAims(result, false)).toEqual([])
})

test('a tap more than the aim is a fault, also in a short run', () => {
  const result = scenarioResultOf(before, [walk(5000, 4)])
  expect(missedAims(result, true)).toEqual(['pre-match, signed in: 4 taps, aim 3'])
})

test('a quarter more than the aim in seconds is tolerated, more is not, and a short run does not judge it', () => {
  expect(missedAims(scenarioResultOf(before, [walk(7500)]), false)).toEqual([])
  const slow = scenarioResultOf(before, [walk(7600)])
  expect(missedAims(slow, false)).toEqual(['pre-match, signed in: 7.6 s, aim 6 s, tolerated 7.5 s'])
  expect(missedAims(slow, true)).toEqual([])
})

test('a live bet may take its delay longer, and signing in has no aim', () => {
  expect(missedAims(scenarioResultOf(live, [walk(13_700)]), false)).toEqual([])
  expect(missedAims(scenarioResultOf(live, [walk(13_800)]), false)).toHaveLength(1)
  expect(missedAims(scenarioResultOf(signedOut, [walk(60_000, 9)]), false)).toEqual([])
})

test('no receipt at all is a fault', () => {
  expect(missedAims(scenarioResultOf(before, []), false)).toHaveLength(2)
})

test('the table names each step and leaves out what did not happen', () => {
  const [head, row] = tableOf([scenarioResultOf(before, [walk(5000)])])
  expect(head).toContain('request sent')
  expect(row).toMatch(/^pre-match, signed in +3 +1\.00 +– .* 5\.00 +3 \/ 6 s$/)
})
