import { expect, test } from 'vitest'
import { steadinessOf } from './steadiness.ts'

const every10s = (values: readonly number[]) =>
  values.map((value, index) => ({ at: (index + 1) * 10, value }))

test('a constant figure has no spread and no drift', () => {
  expect(steadinessOf(every10s(Array.from({ length: 60 }, () => 80)))).toEqual({
    middle: 80,
    spread: 0,
    drift: 0,
  })
})

test('a figure that grows by a tenth shows it in both', () => {
  const { spread, drift } = steadinessOf(every10s(Array.from({ length: 61 }, (_, n) => 100 + n / 6)))
  expect(drift).toBeCloseTo(0.1)
  expect(spread).toBeCloseTo(0.1, 1)
})

test('one sample out of line is no minute out of line', () => {
  const values = Array.from({ length: 60 }, (_, n) => (n === 33 ? 160 : 80))
  expect(steadinessOf(every10s(values)).spread).toBe(0)
})

test('a saw-tooth spreads and does not drift', () => {
  const values = Array.from({ length: 240 }, (_, n) => (Math.floor(n / 6) % 2 === 0 ? 100 : 108))
  const { spread, drift } = steadinessOf(every10s(values))
  expect(spread).toBeCloseTo(0.08)
  expect(Math.abs(drift)).toBeLessThan(0.01)
})
