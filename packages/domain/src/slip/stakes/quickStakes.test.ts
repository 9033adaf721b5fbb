import { expect, test } from 'vitest'

import { BTC, EUR, JPY } from '../../testing/builders.ts'
import { QUICK_STAKES_MAX, quickStakes, steppedStake } from '../index.ts'

test('[STAKE-2] the player’s own stakes come first, four of them; else the usual ones in fiat', () => {
  expect(quickStakes({ EUR: [100, 200, 300, 400, 500] }, EUR)).toEqual([100, 200, 300, 400])
  expect(quickStakes({ EUR: [700], JPY: [9] }, EUR)).toEqual([700])
  expect(QUICK_STAKES_MAX).toBe(4)
  for (const known of [{ EUR: [] }, { JPY: [9] }]) {
    expect(quickStakes(known, EUR)).toEqual([500, 1000, 2000, 5000])
  }
  expect(quickStakes({}, EUR)).toEqual([500, 1000, 2000, 5000])
  expect(quickStakes({}, JPY)).toEqual([5, 10, 20, 50])
  expect(quickStakes({}, BTC)).toEqual([])
})

test.each([
  // from  by  to
  [0, 1, 500],
  [1230, 1, 1500],
  [1230, -1, 1000],
  [1000, -1, 500],
  [500, -1, 0],
  [0, -1, 0],
] as const)('[STAKE-3] a step from %i by %i moves to the next whole step, %i', (value, by, stepped) => {
  expect(steppedStake(value, by, [1000, 500], EUR)).toBe(stepped)
})

test('[STAKE-3] without quick stakes a step is one unit in fiat and a ten-thousandth in crypto', () => {
  expect(steppedStake(0, 1, [], EUR)).toBe(100)
  expect(steppedStake(0, 1, [], JPY)).toBe(1)
  expect(steppedStake(0, 1, [], BTC)).toBe(10_000)
  expect(steppedStake(15_000, -1, [], BTC)).toBe(10_000)
})
