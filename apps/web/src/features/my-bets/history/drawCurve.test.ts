import { expect, test } from 'vitest'
import { drawCurve, nearestPoint } from './drawCurve.ts'

const BOX = { width: 100, height: 40 }
const DAY = 86_400_000
const days = (...totals: number[]) => totals.map((total, i) => ({ at: i * DAY, total }))

test('the curve follows the calendar from the first day to the last, with zero in sight', () => {
  const curve = drawCurve(days(1_000, -1_000, 3_000), BOX)!
  expect(curve).toMatchObject({ top: 3_000, bottom: -1_000, zero: 30 })
  expect(curve.points).toEqual([
    { x: 0, y: 20 },
    { x: 50, y: 40 },
    { x: 100, y: 0 },
  ])
  expect(curve.line).toBe('M0 20H50V40H100V0')
})

test('days without a settled bet take their width', () => {
  const curve = drawCurve(
    [
      { at: 0, total: 1 },
      { at: DAY, total: 1 },
      { at: 10 * DAY, total: 1 },
    ],
    BOX,
  )!
  expect(curve.points.map(({ x }) => x)).toEqual([0, 10, 100])
})

test('who only won or only lost still sees zero; one day is in the middle; none is no curve', () => {
  expect(drawCurve(days(500, 900), BOX)!.zero).toBe(40)
  expect(drawCurve(days(-500, -900), BOX)!.zero).toBe(0)
  expect(drawCurve(days(0), BOX)!.points).toEqual([{ x: 50, y: 0 }])
  expect(drawCurve([], BOX)).toBeUndefined()
})

test('a pointer reads the nearest day', () => {
  const { points } = drawCurve(days(0, 1, 2), BOX)!
  expect([0, 24, 26, 99].map(x => nearestPoint(points, x))).toEqual([0, 0, 1, 2])
})
