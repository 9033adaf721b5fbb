import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { storePositions, readPositions } from './storedPositions.ts'

const over = (text: string | undefined) => readPositions({ read: () => text })

test('positions come back as they were kept', () => {
  const stored = new Map<string, string>()
  storePositions({ write: (key, text) => stored.set(key, text).has(key) }, { a: 0, b: 1200.5 })
  expect(readPositions({ read: key => stored.get(key) })).toEqual({ a: 0, b: 1200.5 })
})

test.each([[undefined], [''], ['{"broken'], ['null'], ['42'], ['"text"'], ['{"a":"12","b":null,"c":{}}']])(
  '[B2] a storage of %s scrolls nowhere, and the page starts',
  text => {
    expect(over(text)).toEqual({})
  },
)

test('[B2] whatever the storage holds, every position is a number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 3 })), text => {
      expect(Object.values(over(text)).every(Number.isFinite)).toBe(true)
    }),
  )
})
