import { expect, test } from 'vitest'
import { steadyClock } from './steadyClock.ts'

/** What is shown for a series of times of a clock. */
function shown(...times: number[]): number[] {
  const rest = [...times]
  const clock = steadyClock(() => rest.shift() ?? 0)
  return times.map(() => clock())
}

test('a clock with jitter of the connection never goes back a second', () => {
  expect(shown(10_000, 11_000, 10_800, 11_500)).toEqual([10_000, 11_000, 11_000, 11_500])
})

test('a server whose time is set back is believed', () => {
  expect(shown(50_000, 20_000, 21_000)).toEqual([50_000, 20_000, 21_000])
})
