import { expect, test } from 'vitest'
import { timeLeft } from './timeLeft.ts'

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [599_001, '10:00'],
  [43_745_000, '12:09:05'],
])('%i ms before a draw the clock shows %s', (left, shown) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(shown)
})
