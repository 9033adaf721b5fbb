import { expect, test } from 'vitest'
import { pagesAround } from './pagesAround.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('on page %i of %i the pages %j are named', (page, last, named) => {
  expect(pagesAround(page, last)).toEqual(named)
})
