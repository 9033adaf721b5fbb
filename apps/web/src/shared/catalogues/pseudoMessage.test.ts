import { expect, test } from 'vitest'
import { createI18n, type Messages } from '#shared/i18n'
import { compileMessages } from './compileMessages.ts'
import { pseudoMessage } from './pseudoMessage.ts'

const TEXTS = compileMessages([
  {
    plain: 'Stake',
    figure: '{count, number}',
    named: 'Hello {name}, welcome',
    plural: '{count, plural, one {# leg} other {# legs of {name}}} there',
    rich: '<b>{count, plural, =1 {} other {Prices}}</b> moved',
  },
])
const messages = Object.fromEntries(
  Object.entries(TEXTS).map(([key, message]) => [key, pseudoMessage(message)]),
) as Messages
const { t } = createI18n({ locale: 'en-XA', direction: 'ltr', timeZone: 'UTC', messages })

test.each([
  ['plain', {}, '⟦Stáké··⟧'],
  ['figure', { count: 1200 }, '1,200'],
  ['named', { name: 'Ada' }, '⟦Hélló··⟧ Ada⟦, wélçómé····⟧'],
  ['plural', { count: 2, name: 'Ada' }, '2 ⟦légs óf···⟧ Ada ⟦théré··⟧'],
])('%s with %o is %s', (key, values, text) => {
  expect(t(key, values)).toBe(text)
})

test('text in tags is marked too, and the tag stays', () => {
  expect(TEXTS.rich && pseudoMessage(TEXTS.rich)).toEqual([
    ['b', ['count', 2, { '=1': '', other: '⟦Príçés···⟧' }]],
    ' ⟦móvéd··⟧',
  ])
})
