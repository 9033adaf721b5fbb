import { expect, test } from 'vitest'
import { randomUuid } from './randomUuid.ts'

test('a UUID of version 4, and another each time', () => {
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(randomUuid()).not.toBe(randomUuid())
})
