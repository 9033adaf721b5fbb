import { expect, test } from 'vitest'
import type { StoredTexts } from '#shared/storage'
import { addRecent, readRecent, removeRecent } from './recentSearches.ts'

function aBrowser(stored?: string): StoredTexts {
  const values = new Map<string, string>(stored === undefined ? [] : [['recentSearches', stored]])
  return {
    read: key => values.get(key),
    write: (key, text) => values.set(key, text).has(key),
    remove: key => void values.delete(key),
  }
}

test('the newest comes first, each once, and eight at most', () => {
  const texts = aBrowser()
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'A']) addRecent(texts, text)
  expect(readRecent(texts)).toEqual(['A', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
})

test('one can be taken away', () => {
  const texts = aBrowser()
  addRecent(texts, 'calder')
  addRecent(texts, 'ashford')
  expect(removeRecent(texts, 'calder')).toEqual(['ashford'])
  expect(readRecent(texts)).toEqual(['ashford'])
})

test.each(['{', '7', '[1, null, "", "ok"]'])('other stored values (%s) are ignored', stored => {
  expect(readRecent(aBrowser(stored))).toEqual(stored.includes('ok') ? ['ok'] : [])
})

test('a browser that keeps nothing still shows what was searched', () => {
  const nothing: StoredTexts = { read: () => undefined, write: () => false, remove: () => {} }
  expect(addRecent(nothing, 'calder')).toEqual(['calder'])
})
