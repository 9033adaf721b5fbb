import { expect, test } from 'vitest'
import { throttleReports } from './throttleReports.ts'

test('the first failure is reported at once, then one per interval with the number left out', () => {
  let now = 0
  const reported: unknown[] = []
  const report = throttleReports((error, leftOut) => reported.push([error, leftOut]), {
    now: () => now,
    gapMs: 5_000,
  })
  for (const error of ['a', 'b', 'c']) report(error)
  now = 4_999
  report('d')
  now = 5_000
  report('e')
  now = 10_000
  report('f')
  expect(reported).toEqual([
    ['a', 0],
    ['e', 3],
    ['f', 0],
  ])
})
