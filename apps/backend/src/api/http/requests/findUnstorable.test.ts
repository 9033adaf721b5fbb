import { expect, test } from 'vitest'
import { findUnstorable } from './findUnstorable.ts'

test.each([
  ['a NUL', { email: 'a\0b' }, 'email'],
  [
    'half a character',
    { bets: [{ selections: [{ outcome_id: '\ud83d' }] }] },
    'bets.0.selections.0.outcome_id',
  ],
  ['a NUL in a name', { meta: { 'a\0': 1 } }, 'meta'],
  ['a NUL that is all there is', '\0', ''],
])('%s is found, with its place', (_, input, path) => {
  expect(findUnstorable(input)).toBe(path)
})

test.each([
  ['a backslash and u0000, typed', { email: String.raw`\u0000` }],
  ['a backslash and half a character, typed', { email: String.raw`C:\ud800` }],
  ['a whole character of two halves', { email: '⚽️😀' }],
  ['nothing', undefined],
])('%s can be stored', (_, input) => {
  expect(findUnstorable(input)).toBeUndefined()
})

test('a body that nests deeper than a stack is read to its end', () => {
  let nested: unknown = '\0'
  for (let depth = 0; depth < 30_000; depth++) nested = [nested]
  expect(findUnstorable(nested)).toMatch(/^0\.0/)
})
