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

/** Codes that pages request from the slip, one page after the other. */
function codesOf(storage: StoredTexts, ...shareCodes: (string | undefined)[]): readonly string[] {
  const codes: string[] = []
  const slip = { restoreShared: (code: string) => Promise.resolve(void codes.push(code)) }
  for (const shareCode of shareCodes) takeShared(slip, storage, shareCode)
  return codes
}

test.each([
  ['keeps', false],
  ['refuses', true],
])('[2.4] where the tab %s its storage, a shared slip comes once', (_, isRefused) => {
  const storage = tab(isRefused)
  const { shareCode } = takeTrackingKeys(HREF, storage)
  expect(codesOf(storage, shareCode, undefined)).toEqual(['K7TM4XQ9'])
})

test('[2.4] a code that a page could not take waits for the next', () => {
  const storage = tab(false)
  takeTrackingKeys(HREF, storage)
  expect(codesOf(storage, undefined)).toEqual(['K7TM4XQ9'])
})
