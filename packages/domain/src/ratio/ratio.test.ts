import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  ratio,
  roundHalfUp,
  toFixed,
  toSafeNumber,
} from './index.ts'

const anyRatio = fc
  .record({ n: fc.bigInt(-(10n ** 20n), 10n ** 20n), d: fc.bigInt(1n, 10n ** 20n) })
  .map(({ n, d }) => ratio(n, d))

describe('a ratio', () => {
  test.each([
    [ratio(6, 4), 3n, 2n],
    [ratio(-6, 4), -3n, 2n],
    [ratio(-2, 4), -1n, 2n],
    [ratio(0, 5), 0n, 1n],
    [ratio(7), 7n, 1n],
    [ratio(1, 3), 1n, 3n],
  ])('is stored in lowest terms: %o', (value, n, d) => {
    expect(value).toEqual({ n, d })
  })

  test.each([0, -1])('has a denominator above 0, never %i', d => {
    expect(() => ratio(1, d)).toThrow(new RangeError(`A ratio needs a denominator above 0; got ${d}.`))
  })

  test('adds, multiplies and divides exactly', () => {
    expect(add(ratio(1, 6), ratio(1, 3))).toEqual(ratio(1, 2))
    expect(multiply(ratio(2, 3), ratio(3, 4))).toEqual(ratio(1, 2))
    expect(divide(ratio(1, 2), ratio(3, 4))).toEqual(ratio(2, 3))
    expect(() => divide(ratio(1), ratio(0))).toThrow(RangeError)
    fc.assert(
      fc.property(anyRatio, anyRatio, (a, b) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), multiply(b, ratio(-1)))).toEqual(a)
        if (b.n > 0n) expect(multiply(divide(a, b), b)).toEqual(a)
      }),
    )
  })

  test('is less than, equal to or more than another', () => {
    expect(compare(ratio(1, 3), ratio(1, 2))).toBe(-1)
    expect(compare(ratio(1, 2), ratio(2, 4))).toBe(0)
    expect(compare(ratio(-1, 3), ratio(-1, 2))).toBe(1)
  })
})

test.each([
  [1, 2, 1n],
  [-1, 2, -1n],
  [3, 2, 2n],
  [-3, 2, -2n],
  [49, 100, 0n],
  [-49, 100, 0n],
  [51, 100, 1n],
  [0, 7, 0n],
])('%i/%i is rounded to the nearest whole number, halves away from zero', (n, d, whole) => {
  expect(roundHalfUp(ratio(n, d))).toBe(whole)
})

test('a whole number becomes a number, and stops at the largest safe one, either way', () => {
  expect([0n, 42n, -42n].map(toSafeNumber)).toEqual([0, 42, -42])
  expect([10n ** 30n, -(10n ** 30n)].map(toSafeNumber)).toEqual([
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
  ])
})

test.each([
  [ratio(2, 3), 2, '0.67'],
  [ratio(-2, 3), 2, '-0.67'],
  [ratio(1, 200), 2, '0.01'],
  [ratio(0), 2, '0.00'],
  [ratio(1234, 10), 1, '123.4'],
  [ratio(25, 2), 0, '13'],
  [ratio(-25, 2), 0, '-13'],
  [ratio(1, 1000), 3, '0.001'],
])('%o at %i decimals is %s', (value, places, text) => {
  expect(toFixed(value, places)).toBe(text)
})

test.each([
  ['-12.50', ratio(-25, 2)],
  ['.5', ratio(1, 2)],
  ['.25', ratio(1, 4)],
  ['-.5', ratio(-1, 2)],
  ['5.', ratio(5)],
  ['007', ratio(7)],
  ['163.25', ratio(653, 4)],
])('%s is read exactly', (text, value) => {
  expect(fromDecimal(text)).toEqual(value)
})

test.each(['', '-', '.', '-.', '1.2.3', '1e3', '+5', '--5', ' 5', '5x', 'x5', '.5x', 'x.5', '1,5', 'x'])(
  '"%s" is no decimal number',
  text => {
    expect(fromDecimal(text)).toBeUndefined()
  },
)

test('what is written with enough decimals reads back the same', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.nat(6), (n, places) => {
      const value = ratio(n, 10n ** BigInt(places))
      expect(fromDecimal(toFixed(value, places))).toEqual(value)
    }),
  )
})
