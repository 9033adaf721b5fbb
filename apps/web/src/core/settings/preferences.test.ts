import { expect, test } from 'vitest'
import { decodePreferences, encodePreferences } from './preferences.ts'

test('preferences survive the cookie', () => {
  const chosen = { oddsType: 'american', theme: 'light' } as const
  expect(decodePreferences(encodePreferences(chosen))).toEqual(chosen)
  expect(decodePreferences(encodePreferences({ oddsType: 'european' }))).toEqual({ oddsType: 'european' })
})

test.each([undefined, '', 'roman.dark.x', '%00'])('the cookie %s falls back to european odds', text => {
  expect(decodePreferences(text).oddsType).toBe('european')
})
