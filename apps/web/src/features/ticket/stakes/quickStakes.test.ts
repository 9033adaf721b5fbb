import { currencyOf } from '@touchline/domain'
import { expect, test } from 'vitest'
import { quickStakes, steppedStake } from './quickStakes.ts'

const eur = currencyOf('EUR')!
const jpy = currencyOf('JPY')!
const btc = currencyOf('BTC')!

test('the player’s own stakes come first, four of them; else the usual ones in fiat', () => {
  expect(quickStakes({ EUR: [100, 200, 300, 400, 500] }, eur)).toEqual([100, 200, 300, 400])
  expect(quickStakes({}, eur)).toEqual([500, 1000, 2000, 5000])
  expect(quickStakes({}, jpy)).toEqual([5, 10, 20, 50])
  expect(quickStakes({}, btc)).toEqual([])
})

test.each([
  // from  by  to
  [0, 1, 500],
  [1230, 1, 1500],
  [1230, -1, 1000],
  [1000, -1, 500],
  [500, -1, 0],
  [0, -1, 0],
] as const)('a step from %i by %i goes to the next whole step, %i', (value, by, stepped) => {
  expect(steppedStake(value, by, [500, 1000], eur)).toBe(stepped)
})

test('without quick stakes a step is one unit in fiat and a ten-thousandth in crypto', () => {
  expect(steppedStake(0, 1, [], eur)).toBe(100)
  expect(steppedStake(0, 1, [], btc)).toBe(10_000)
})
