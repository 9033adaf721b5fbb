import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { readLanguages } from '#api/names'
import { pageTextsIn } from './texts.ts'

const { all } = readLanguages<Readonly<Record<string, string>>>(new URL('./texts/', import.meta.url))
const textsOf = (locale: string) => all.get(locale)!
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
const ENGLISH = Object.entries(textsOf('en'))
/** Words that a language shares with English. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['jackpot'],
  fr: ['jackpot'],
  it: ['jackpot'],
  pl: ['jackpot'],
  cs: ['jackpot'],
  ro: ['jackpot'],
  nb: ['jackpot'],
  vi: ['jackpot'],
  fil: ['jackpot', 'draw'],
}

test.each(LANGUAGES.filter(locale => locale !== 'en'))(
  '%s has its own text for everything on the page of a lottery, with the values of English',
  locale => {
    const texts = textsOf(locale)
    expect(Object.keys(texts)).toEqual(ENGLISH.map(([key]) => key))
    for (const [key, english] of ENGLISH) {
      expect(texts[key], key).toMatch(/\S/)
      expect({ key, values: placeholders(texts[key]!) }).toEqual({ key, values: placeholders(english) })
    }
    const same = ENGLISH.filter(([key, english]) => texts[key] === english).map(([key]) => key)
    expect(same).toEqual(SAME_WORDS[locale] ?? [])
  },
)

test.each([
  ['fr', 'Choisissez 6 numéros de 1 à 49'],
  ['fr-CA', 'Choisissez 6 numéros de 1 à 49'],
  ['pt-BR', 'Escolha 6 números de 1 a 49'],
  ['xx', 'Pick 6 numbers from 1 to 49'],
])('the page requests numbers in %s, and in English where a language is unknown', (locale, text) => {
  expect(pageTextsIn(locale)('numbers', { pick: 6, of: 49 })).toBe(text)
})

test('German uses du, as the product does', () => {
  for (const text of Object.values(textsOf('de')))
    expect(text).not.toMatch(/\b(?:Ihre?[mnrs]?|Ihnen|\p{L}+en Sie)\b/u)
})
