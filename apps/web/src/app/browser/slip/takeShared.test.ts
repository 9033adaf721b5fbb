import { expect, test } from 'vitest'
import type { StoredTexts } from '#shared/storage'
import { takeShared } from './takeShared.ts'
import { takeTrackingKeys } from '../visitor/takeTrackingKeys.ts'

const HREF = 'https://x.example/sports?share-bet=K7TM4XQ9'

/** Storage of a tab: in memory, or refused. */
function tab(isRefused: boolean): StoredTexts {
  const texts = new Map<string, string>()
  return {
    read: key => texts.get(key),
    write: (key, text) => !isRefused && texts.set(key, text).has(key),
    remove: key => void texts.delete(key),
  }
}

/** Codes that the slip is asked for, by each page in turn. */
function codesOf(kept: StoredTexts, ...shareCodes: (string | undefined)[]): readonly string[] {
  const asked: string[] = []
  const slip = { restoreShared: (code: string) => Promise.resolve(void asked.push(code)) }
  for (const shareCode of shareCodes) takeShared(slip, kept, shareCode)
  return asked
}

test.each([
  ['keeps', false],
  ['refuses', true],
])('[2.4] where the tab %s its storage, a shared slip comes once', (_, isRefused) => {
  const kept = tab(isRefused)
  const { shareCode } = takeTrackingKeys(HREF, kept)
  expect(codesOf(kept, shareCode, undefined)).toEqual(['K7TM4XQ9'])
})

test('[2.4] a code that a page could not take waits for the next', () => {
  const kept = tab(false)
  takeTrackingKeys(HREF, kept)
  expect(codesOf(kept, undefined)).toEqual(['K7TM4XQ9'])
})
