import { expect, test } from 'vitest'
import { percentilesOf } from './percentiles.ts'

test('of the numbers to a hundred, in any order, each percentile is its own number', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1)
  expect(percentilesOf(numbers)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 })
})

test('one value is every percentile, and none is 0', () => {
  expect(percentilesOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 })
  expect(percentilesOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 })
})
