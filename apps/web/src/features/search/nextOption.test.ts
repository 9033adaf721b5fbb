import { expect, test } from 'vitest'
import { nextOption } from './nextOption.ts'

test.each([
  ['ArrowDown', undefined, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', undefined, 'c'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['x', 'a', undefined],
])('%s from %s leads to %s', (key, from, to) => {
  expect(nextOption(key, ['a', 'b', 'c'], from)).toBe(to)
})

test('without options there is no next one', () => {
  expect(nextOption('ArrowDown', [], undefined)).toBeUndefined()
  expect(nextOption('ArrowUp', [], undefined)).toBeUndefined()
})
