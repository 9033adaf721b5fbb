import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draws = (seed: string): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.whole(1, 6))
}

test('the same seed always draws the same, another seed does not', () => {
  expect(draws('seed 1')).toEqual(draws('seed 1'))
  expect(draws('seed 1')).not.toEqual(draws('seed 2'))
})

test('what one purpose draws does not move the draws of another', () => {
  const [quiet, busy] = [createRandom('seed 1'), createRandom('seed 1')]
  const noise = busy.fork('noise')
  for (let i = 0; i < 50; i++) noise.next()
  expect(busy.fork('ids').uuid()).toBe(quiet.fork('ids').uuid())
  expect(busy.next()).toBe(quiet.next())
})

test('its UUIDs look like any other', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const random = createRandom('seed 1')
  const made = Array.from({ length: 100 }, () => random.uuid())
  expect(made.every(one => uuid.test(one))).toBe(true)
  expect(new Set(made).size).toBe(100)
})

test('every face of a die comes about as often', () => {
  const random = createRandom('seed 7')
  const counts = Array.from({ length: 6 }, () => 0)
  for (let i = 0; i < 6_000; i++) counts[random.whole(0, 5)]!++
  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1_150)
})
