import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { languageFor, LANGUAGE_TEXTS } from './index.ts'
import { SAME_AS_ENGLISH } from './testing/sameAsEnglish.ts'

const { en, ...OTHERS } = LANGUAGE_TEXTS
const ENGLISH = Object.entries(en).filter(([key]) => !key.startsWith('ordinal.'))
const placeholders = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(String).toSorted()
const words = (text: string) => text.replace(/\{[^{}]*\}/gi, '')
const NOT_LATIN = ['ru', 'uk', 'el', 'ja', 'ko', 'zh-Hans', 'hi', 'ar', 'he', 'fa', 'ur'] as const

test('every language of the product names markets, outcomes and groups', () => {
  expect(Object.keys(LANGUAGE_TEXTS)).toEqual([...LANGUAGES])
})

test.each(Object.entries(OTHERS))('%s has every text, with the places English has', (_, texts) => {
  const keys = Object.keys(texts).filter(key => !key.startsWith('ordinal.'))
  expect(keys.toSorted()).toEqual(ENGLISH.map(([key]) => key).toSorted())
  for (const [key, english] of ENGLISH) {
    const text = (texts as Record<string, string>)[key]!
    expect(text, key).toBe(text.trim())
    expect({ key, places: placeholders(text) }).toEqual({ key, places: placeholders(english) })
    expect(text.replace(/\{[^{}]*\}/g, ''), key).not.toMatch(/[{}@|]|^\s*$/)
  }
})

test.each(Object.entries(OTHERS))(
  '%s is not English, except where the trade uses the same word',
  (locale, texts) => {
    const same = ENGLISH.filter(
      ([key, english]) => /\p{L}/u.test(words(english)) && (texts as Record<string, string>)[key] === english,
    )
    expect(same.map(([key]) => key)).toEqual(SAME_AS_ENGLISH[locale] ?? [])
  },
)

test.each(NOT_LATIN)('%s is written in its own script', locale => {
  for (const [key, text] of Object.entries(LANGUAGE_TEXTS[locale])) {
    expect(words(text), key).not.toMatch(/\p{Script=Latin}/u)
  }
})

test.each([
  ['de-AT', 'Unentschieden'],
  ['pt', 'Empate'],
  ['sr', 'Neriješeno'],
  ['zh', '平局'],
  ['eo', 'Draw'],
] as const)('%s reads the language of its tongue, else English: "%s"', (locale, draw) => {
  expect(languageFor(locale).texts['outcome.draw']).toBe(draw)
})
