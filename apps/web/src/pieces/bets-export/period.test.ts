import { expect, test } from 'vitest'
import { boundsOf, NO_DAYS } from './period.ts'

const day = (...parts: [number, number, number]) => new Date(...parts).getTime()
const now = new Date(2026, 10, 21, 15, 30).getTime()

test('a period is whole days with today among them, so that it does not change all day', () => {
  expect(boundsOf('7d', NO_DAYS, now)).toEqual({ from: day(2026, 10, 15) })
  expect(boundsOf('30d', NO_DAYS, now)).toEqual({ from: day(2026, 9, 23) })
  expect(boundsOf('7d', NO_DAYS, now + 3_600_000)).toEqual(boundsOf('7d', NO_DAYS, now))
  expect(boundsOf('12m', NO_DAYS, now)).toEqual({ from: day(2025, 10, 21) })
  expect(boundsOf('all', NO_DAYS, now)).toEqual({})
})

test('days of one’s own are whole, in either order, and one of them may be left out', () => {
  const both = { from: day(2026, 9, 1), to: day(2026, 9, 4) }
  expect(boundsOf('own', { first: '2026-10-01', last: '2026-10-03' }, now)).toEqual(both)
  expect(boundsOf('own', { first: '2026-10-03', last: '2026-10-01' }, now)).toEqual(both)
  expect(boundsOf('own', { first: '2026-10-01', last: '' }, now)).toEqual({ from: day(2026, 9, 1) })
  expect(boundsOf('own', { first: 'soon', last: '' }, now)).toEqual({})
})
