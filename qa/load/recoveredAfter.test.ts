import { expect, test } from 'vitest'
import type { Placed } from './betting.ts'
import { recoveredAfter } from './recoveredAfter.ts'

const placed = (at: number, status = 200, ms = 20): Placed => ({ at, status, ms, retryAfter: undefined })

test('normal is the first window without a shed, lost or slow bet', () => {
  expect(recoveredAfter([placed(0), placed(1), placed(2)])).toBe(0)
  expect(recoveredAfter([placed(0, 503), placed(2.5), placed(3)])).toBe(2_000)
  expect(recoveredAfter([placed(0, 200, 900), placed(2, 0), placed(5, 422), placed(5)])).toBe(4_000)
})

test('one good window is no way back while others after it are not', () => {
  expect(recoveredAfter([placed(0), placed(2, 503), placed(4)])).toBe(4_000)
  expect(recoveredAfter([placed(0), placed(2), placed(4, 503)])).toBeUndefined()
})

test('a window in which nothing is taken is not normal, and refusals make no slow bet quick', () => {
  expect(recoveredAfter([placed(0, 422), placed(2)])).toBe(2_000)
  const quick = Array.from({ length: 200 }, () => placed(0, 422, 1))
  expect(recoveredAfter([...quick, placed(0, 200, 900)])).toBeUndefined()
})

test('who sheds until the end has not recovered', () => {
  expect(recoveredAfter([placed(0, 503), placed(3, 200, 301)])).toBeUndefined()
})
