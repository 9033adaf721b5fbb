import { expect, test } from 'vitest'

import { beatAgeForDecision, DEFAULT_LIVE_DELAYS, isTooLate, liveDelayOf } from './index.ts'

const live = (sportKey: string) => ({ sportKey, isLive: true })
const prematch = (sportKey: string) => ({ sportKey, isLive: false })

test.each([
  [[], 0],
  [[prematch('soccer'), prematch('tennis')], 0],
  [[live('tennis')], 3000],
  [[live('tennis'), live('soccer')], 5000],
  [[live('tennis'), prematch('soccer')], 3000],
] as const)('[DELAY-1] %j wait as long as the slowest of their live legs: %i ms', (legs, ms) => {
  expect(liveDelayOf(legs, DEFAULT_LIVE_DELAYS)).toBe(ms)
})

test('[DELAY-2] the operator sets it by sport, 0 for none; a sport without a setting waits 5 s', () => {
  expect(liveDelayOf([live('soccer')], { soccer: 0 })).toBe(0)
  expect(liveDelayOf([live('soccer')], { soccer: 8000 })).toBe(8000)
  expect(liveDelayOf([live('curling')], { soccer: 0 })).toBe(5000)
  expect(DEFAULT_LIVE_DELAYS).toEqual({
    soccer: 5000,
    basketball: 5000,
    tennis: 3000,
    ice_hockey: 5000,
    cricket: 5000,
    counter_strike: 5000,
  })
})

test('[DELAY-3] bets that stand and fall together wait as long as the slowest of them', () => {
  const parts = [[live('tennis')], [prematch('soccer')], [live('tennis'), live('soccer')]]
  const each = parts.map(legs => liveDelayOf(legs, DEFAULT_LIVE_DELAYS))
  expect(each).toEqual([3000, 0, 5000])
  expect(liveDelayOf(parts.flat(), DEFAULT_LIVE_DELAYS)).toBe(Math.max(...each))
})

test.each([
  [-1, false],
  [0, false],
  [10_000, false],
  [10_001, true],
  [600_000, true],
])('[DELAY-4] what is decided %i ms after its time is too late: %s', (after, late) => {
  expect(isTooLate(1_795_000_000_000, 1_795_000_000_000 + after)).toBe(late)
})

test.each([
  [8_000, 3_000],
  [5_000, 3_000],
  [4_000, 3_000],
  [3_500, 2_500],
  [3_000, 2_000],
  [1_000, 2_000],
  [0, 2_000],
])('[DELAY-5] after a delay of %i ms the last beat may be %i ms old', (delay, age) => {
  expect(beatAgeForDecision(delay)).toBe(age)
})
