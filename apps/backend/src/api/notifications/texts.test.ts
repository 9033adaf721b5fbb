import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { readLanguages } from '#api/names'
import { betTypeName, notificationText } from './texts.ts'

const { all } = readLanguages<Readonly<Record<string, string>>>(new URL('./texts/', import.meta.url))
const textsOf = (locale: string) => all.get(locale)!
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
const ENGLISH = Object.entries(textsOf('en'))
/** Types of bets with the same name as in English. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  pl: ['type.system'],
  nb: ['type.system'],
  sv: ['type.system'],
  fil: ['type.single'],
}

test.each(LANGUAGES.filter(locale => locale !== 'en'))(
  '%s has a text for every notification, with the figures of English',
  locale => {
    const texts = textsOf(locale)
    expect(Object.keys(texts)).toEqual(ENGLISH.map(([key]) => key))
    for (const [key, english] of ENGLISH) {
      expect({ key, figures: placeholders(texts[key]!) }).toEqual({ key, figures: placeholders(english) })
      if (!SAME_WORDS[locale]?.includes(key)) expect(texts[key], key).not.toBe(english)
    }
  },
)

test.each([
  ['fr', 'Votre pari est gagnant', 'Le pari 123 a rapporté 20 €. L’argent est sur votre compte.', 'Combiné'],
  ['pt-BR', 'Sua aposta ganhou', 'A aposta 123 pagou 20 €. O dinheiro está na sua conta.', 'Múltipla'],
  ['xx', 'Your bet won', 'Bet 123 paid 20 €. The money is in your account.', 'Combo'],
])(
  'a winning bet is reported in %s, and in English where a language is unknown',
  (locale, title, body, combo) => {
    const params = { amount: 2000, stake: 1000 } as Parameters<typeof notificationText>[1]
    const values = { ref: '123', amount: '20 €', stake: '10 €' }
    expect(notificationText('bet_settled', params, values, locale)).toEqual({ title, body })
    expect(betTypeName('combo', locale)).toBe(combo)
  },
)
