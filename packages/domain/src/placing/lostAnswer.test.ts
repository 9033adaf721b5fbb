import { expect, test } from 'vitest'

import { DEFINITE_WITHIN_MS, mayRepeatPost, PLACEMENT_CODES, repeatDelayMs, isAboutBets } from './index.ts'

test('[PLACE-28] a request with a lost answer is repeated after 2, 4 and 8 s, then every 8 s', () => {
  expect([0, 1, 2, 3, 9].map(tries => repeatDelayMs(tries))).toEqual([2000, 4000, 8000, 8000, 8000])
})

test('[PLACE-29] when the network returns it is repeated at once, and often enough to be known within 5 s', () => {
  expect([0, 1, 2].map(since => repeatDelayMs(4 + since, since))).toEqual([0, 1000, 2000])
  expect(repeatDelayMs(0, 0)).toBe(0)
  expect(repeatDelayMs(7, 3)).toBe(8000)
  const lastOfThem = [0, 1, 2].reduce((sum, since) => sum + repeatDelayMs(since, since), 0)
  expect(lastOfThem).toBeLessThan(DEFINITE_WITHIN_MS)
})

test('[PLACE-30] a back end that ignores the key is never sent a second POST', () => {
  expect(mayRepeatPost(true)).toBe(true)
  expect(mayRepeatPost(false)).toBe(false)
})

test('[PLACE-36] a refused repeat decides the placement only if it is about the bets', () => {
  for (const code of Object.values(PLACEMENT_CODES)) expect(isAboutBets(code, [])).toBe(true)
  expect([100, 118, 199].map(code => isAboutBets(code, []))).toEqual([true, true, true])
  expect([undefined, 12, 17, 99, 200, 1020].map(code => isAboutBets(code, []))).not.toContain(true)
  expect(isAboutBets(7, ['odds_to_low'])).toBe(true)
})
