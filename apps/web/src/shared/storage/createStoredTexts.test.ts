import { expect, test } from 'vitest'
import { createStoredTexts } from './createStoredTexts.ts'

test('keeps, reads and removes texts by key', () => {
  const stored = new Map<string, string>()
  const texts = createStoredTexts(() => ({
    getItem: key => stored.get(key) ?? null,
    setItem: (key, text) => stored.set(key, text),
    removeItem: key => stored.delete(key),
  }))
  expect(texts.write('theme', 'dark')).toBe(true)
  expect(texts.read('theme')).toBe('dark')
  texts.remove('theme')
  expect(texts.read('theme')).toBeUndefined()
})

test('a browser that refuses storage keeps nothing and throws nothing', () => {
  const texts = createStoredTexts(() => {
    throw new Error('SecurityError')
  })
  expect(texts.write('theme', 'dark')).toBe(false)
  expect(texts.read('theme')).toBeUndefined()
  texts.remove('theme')
})
