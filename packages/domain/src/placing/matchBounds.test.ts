import { expect, test } from 'vitest'
import { areTooManyMatches } from './matchBounds.ts'

const ids = (count: number) => Array.from({ length: count }, (_, i) => `m${i}`)

test.each([
  [ids(30), false],
  [[...ids(30), ...ids(30)], false],
  [ids(31), true],
  [[], false],
])('[PLACE-38] no more than 30 different matches go together (case %#)', (named, tooMany) => {
  expect(areTooManyMatches(named)).toBe(tooMany)
})
