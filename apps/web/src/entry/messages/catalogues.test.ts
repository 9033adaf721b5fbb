import { expect, test } from 'vitest'
import { compileMessages, readTexts } from '#shared/catalogues'
import { CATALOGUES } from './catalogues.ts'

const LOCALES = ['en', 'de', 'ar']
const textsOf = (locale: string) => readTexts([...(CATALOGUES.get(locale)?.values() ?? [])])
const english = textsOf('en')

/** Names of a text's arguments and tags. */
function argumentsOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`)
  return [...new Set(names)].toSorted()
}

test.each(LOCALES)('every text in %s is ICU', locale => {
  expect(Object.keys(compileMessages([...(CATALOGUES.get(locale)?.values() ?? [])])).length).toBeGreaterThan(
    50,
  )
})

test.each(['de', 'ar'])('every key is there in %s, and none more', locale => {
  expect([...textsOf(locale).keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test.each(['de', 'ar'])('texts in %s take the same arguments as in English', locale => {
  const texts = textsOf(locale)
  const differing = [...english]
    .filter(([key, text]) => argumentsOf(text).join() !== argumentsOf(texts.get(key) ?? '').join())
    .map(([key]) => key)
  expect(differing).toEqual([])
})

test('no key stands in two files of a language', () => {
  const files = [...(CATALOGUES.get('en')?.values() ?? [])].map(file => readTexts([file]).size)
  expect(files.reduce((sum, size) => sum + size, 0)).toBe(english.size)
})
