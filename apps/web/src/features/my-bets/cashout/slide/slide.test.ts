import { expect, test } from 'vitest'
import { isPart } from '@touchline/domain/cashout'
import { partAt, stepsOf } from '../partSteps.ts'
import { drawn, isAtEnd } from './slide.ts'

test('a thumb is drawn along its track, not beyond it, and right to left the other way', () => {
  const track = { from: 100, length: 200 }
  expect([50, 100, 180, 400].map(at => drawn({ ...track, at, isRtl: false }))).toEqual([0, 0, 80, 200])
  expect([150, 100, 20, -400].map(at => drawn({ ...track, at, isRtl: true }))).toEqual([0, 0, 80, 200])
})

test('only the end of the track confirms', () => {
  expect([0, 197, 198, 200].map(way => isAtEnd(way, 200))).toEqual([false, false, true, true])
  expect(isAtEnd(0, 0)).toBe(false)
})

test('[CASHOUT-12] each step but the last is a part of the stake that can be cashed out; the last is all of it', () => {
  expect(stepsOf(1_000)).toBe(10)
  expect([1, 5, 9, 10].map(step => partAt(step, 1_000))).toEqual([100, 500, 900, undefined])
  expect([1, 4, 9].map(step => partAt(step, 33))).toEqual([4, 14, 30])
  expect(stepsOf(3)).toBe(3)
  expect([1, 2, 3].map(step => partAt(step, 3))).toEqual([1, 2, undefined])
  expect(stepsOf(1)).toBe(1)
  for (let stake = 2; stake < 400; stake += 1) {
    const steps = Array.from({ length: stepsOf(stake) - 1 }, (_, step) => partAt(step + 1, stake)!)
    expect(steps.every(part => isPart(stake, part))).toBe(true)
  }
})
