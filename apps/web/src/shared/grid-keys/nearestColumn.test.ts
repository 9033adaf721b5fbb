import { expect, test } from 'vitest'
import { nearestColumn } from './nearestColumn.ts'

test.each([
  [100, [20, 90, 120], 1],
  [110, [20, 100, 120], 1],
  [500, [20, 90], 1],
  [5, [20], 0],
  [5, [], -1],
])('from %i among %j the column is %i', (centre, centres, column) => {
  expect(nearestColumn(centre, centres)).toBe(column)
})
