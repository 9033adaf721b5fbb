import { expect, test } from 'vitest'
import { createMatchBudget } from './createMatchBudget.ts'

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => `m${from + i}`)

test('[PLACE-38] a player names no more than 30 different matches within a second', () => {
  let now = 1_000_000
  const budget = createMatchBudget({ now: () => now })
  expect(budget.take('p', ids(0, 20))).toBe(true)
  now += 500
  expect(budget.take('p', ids(20, 11))).toBe(false)
  expect(budget.take('p', ids(20, 10))).toBe(true)
  expect(budget.take('p', ids(0, 30))).toBe(true)
  expect(budget.take('q', ids(50, 30))).toBe(true)
  now += 1_000
  expect(budget.take('p', ids(100, 30))).toBe(true)
})

test('what was refused does not count', () => {
  const budget = createMatchBudget({ now: () => 0 })
  expect(budget.take('p', ids(0, 31))).toBe(false)
  expect(budget.take('p', ids(40, 30))).toBe(true)
})
