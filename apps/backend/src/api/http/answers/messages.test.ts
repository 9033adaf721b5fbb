import { ERROR_CODES } from '@touchline/contract'
import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { readLanguages } from '#api/names'
import { messageOf } from './messages.ts'

const RULES = ['TYPE-4']
const { all } = readLanguages<Readonly<Record<string, string>>>(new URL('./messages/', import.meta.url))
const messagesOf = (locale: string) => all.get(locale)!

test.each(LANGUAGES)('%s has its own text for every code', locale => {
  const messages = messagesOf(locale)
  expect(Object.keys(messages).toSorted()).toEqual([...Object.keys(ERROR_CODES), ...RULES].toSorted())
  if (locale === 'en') return
  for (const [name, english] of Object.entries(messagesOf('en'))) {
    expect(messages[name], name).toMatch(/\S/)
    expect(messages[name], name).not.toBe(english)
  }
})

test.each([
  ['sv', '', 'Ange en insats.'],
  ['en', '', 'Enter a stake.'],
  ['xx', '', 'Enter a stake.'],
  ['fr', 'TYPE-4', 'Ce type de pari demande un autre nombre de sélections.'],
  ['de', 'TYPE-1', 'Bitte gib einen Einsatz ein.'],
])('in %s, refused by rule "%s": "%s"', (locale, rule, message) => {
  expect(messageOf(ERROR_CODES.noStake, locale, rule)).toBe(message)
})
