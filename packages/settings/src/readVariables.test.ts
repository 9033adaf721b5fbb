import { expect, test } from 'vitest'
import { z } from 'zod'
import { choice, flag, list, textMatching, readVariables, wholeNumber } from './index.ts'

const SCHEMA = z
  .object({
    PORT: wholeNumber(0, 65_535, { what: 'a port', fallback: 3000 }),
    MODE: choice(['demo', 'production'], 'demo'),
    ZOOM: flag('0'),
    LOCALES: list(/^[a-z]{2}$/, { expects: 'language codes with commas, such as en,de', fallback: 'en' }),
    API_KEY: textMatching(/^.{8,}$/, { expects: 'at least 8 characters', fallback: 'of this process' }),
    ADDRESS: textMatching(/^https:/, { expects: 'an address such as https://bets.example' }),
  })
  .superRefine(({ MODE, ZOOM }, context) => {
    if (MODE === 'production' && ZOOM)
      context.addIssue({ code: 'custom', message: 'ZOOM must be 0 in production.' })
  })
const ADDRESS = 'https://bets.example'

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readVariables(SCHEMA, environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('what is not set, or empty, is its fallback', () => {
  expect(readVariables(SCHEMA, { ADDRESS, PORT: '', LOCALES: 'de,ar' })).toEqual({
    PORT: 3000,
    MODE: 'demo',
    ZOOM: false,
    LOCALES: ['de', 'ar'],
    API_KEY: 'of this process',
    ADDRESS,
  })
})

test('all faults are reported at once: name, what is allowed with an example, what was given', () => {
  expect(faultsOf({ PORT: '65536', MODE: 'test', ZOOM: 'yes', LOCALES: 'en,DE,FR' })).toEqual([
    'PORT must be a port from 0 to 65535; got "65536".',
    'MODE must be one of demo, production; got "test".',
    'ZOOM must be 0 or 1; got "yes".',
    'LOCALES must be language codes with commas, such as en,de; got "en,DE,FR".',
    'ADDRESS must be an address such as https://bets.example; it is not set.',
  ])
})

test('what may be a secret is not repeated', () => {
  expect(faultsOf({ ADDRESS, API_KEY: 'hunter2' })).toEqual([
    'API_KEY must be at least 8 characters; what it is set to is not.',
  ])
})

test('a check across variables has its own message, once each of them is valid', () => {
  expect(faultsOf({ ADDRESS, MODE: 'production', ZOOM: '1' })).toEqual(['ZOOM must be 0 in production.'])
})

test.each(['05', '-1', '1.5', ' 1', '1e3', ''])('"%s" is no whole number', text => {
  const schema = z.object({ N: wholeNumber(1, 5, { what: 'a number', fallback: 9 }) })
  expect(() => readVariables(schema, { N: text })).toThrow('N must be a number from 1 to 5')
})
