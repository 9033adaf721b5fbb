import { expect, test } from 'vitest'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { createI18n, type Messages } from '#shared/i18n'
import { errorText, type ErrorKind } from './index.ts'

const CATALOGUES = import.meta.glob<Catalogue>('../../../messages/errors/en.json', {
  eager: true,
  import: 'default',
})
const textsOf = (messages: Messages) =>
  createI18n({ locale: 'en', direction: 'ltr', timeZone: 'UTC', messages }).t
const t = textsOf(textsIn('en', CATALOGUES))

test.each<[ErrorKind, string]>([
  ['locked', 'Unauthorized. Sorry, but you are not authorized to view the page'],
  ['blocked', "Sorry, we're not available in Norland right now."],
  ['500', 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['404', "Oops, sorry. We can't find that page."],
])('[2.6] an error page shows %s: %s', (kind, text) => {
  expect(errorText(t, kind, 'Norland')).toBe(text)
})

test('[2.6] an unknown country has no name in the sentence', () => {
  expect(errorText(t, 'blocked', undefined)).toBe("Sorry, we're not available in your country right now.")
})

test('[8] while texts are missing, an error page shows the texts that every page has', () => {
  const only = textsOf({ 'error-page.500.text': 'Something went wrong.' })
  expect(errorText(only, 'locked', undefined)).toBe('Something went wrong.')
})
