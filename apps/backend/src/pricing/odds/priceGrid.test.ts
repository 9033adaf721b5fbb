import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODDS_MAX, toPriceGrid } from './priceGrid.ts'

test.each([
  // odds, grid price (reference/domain.md g, rounding)
  [1014, 1010],
  [1996, 2000],
  [2469, 2460],
  [3333, 3350],
  [5040, 5000],
  [7100, 7200],
  [12_300, 12_500],
  [24_400, 24_000],
  [33_100, 34_000],
  [72_400, 70_000],
  [555_000, 560_000],
  [2_000_000, ODDS_MAX],
])('%i is at %i', (odds, price) => {
  expect(toPriceGrid(odds, odds * 1.1)).toBe(price)
})

test('a grid price is never above the fair price', () => {
  fc.assert(
    fc.property(fc.double({ min: 1020, max: 900_000, noNaN: true }), fair => {
      expect(toPriceGrid(fair, fair)).toBeLessThanOrEqual(fair)
    }),
  )
})
