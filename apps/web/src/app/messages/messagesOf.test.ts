import { expect, test } from 'vitest'
import { PSEUDO_LOCALE } from '#shared/catalogues'
import { messagesOf } from './messagesOf.ts'

test('texts of a language are kept once, whatever locales are asked for: nobody fills the memory with names', () => {
  expect(messagesOf('de-AT')).toBe(messagesOf('de'))
  expect(messagesOf('no-such-1')).toBe(messagesOf('en'))
  expect(messagesOf('__proto__')).toBe(messagesOf('en'))
  expect(messagesOf('no-such-1').url).toMatch(/^\/assets\/messages\/en\./)
})

test('a language keeps its own texts, and so does the one that shows what is not translated', () => {
  expect(messagesOf('de').messages).not.toEqual(messagesOf('en').messages)
  expect(messagesOf(PSEUDO_LOCALE).messages).not.toEqual(messagesOf('en').messages)
})
