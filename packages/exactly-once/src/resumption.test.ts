import { expect, test } from 'vitest'
import { mayResumeLater, resumptionOf } from './resumption.ts'

const TAP = 1_000_000_000
const stored = { player: 'ada', startedAt: TAP }

test.each([
  [0, 'send'],
  [60_000, 'send'],
  [60_001, 'look-up'],
  [3_600_000, 'look-up'],
  [3_600_001, 'none'],
  // A clock that was set back.
  [-60_000, 'send'],
  [-60_001, 'look-up'],
  [-3_600_001, 'none'],
] as const)('[PLACE-34] %d ms after the tap its player resumes it by: %s', (age, resumption) => {
  expect(resumptionOf(stored, 'ada', TAP + age)).toBe(resumption)
})

test('[PLACE-34] no other player resumes it, and none at all if its player is unknown', () => {
  expect(resumptionOf(stored, 'bob', TAP)).toBe('none')
  expect(resumptionOf(stored, undefined, TAP)).toBe('none')
  expect(resumptionOf({ startedAt: TAP }, undefined, TAP)).toBe('none')
})

test('it waits for its player for an hour', () => {
  expect(mayResumeLater(stored, 'bob', TAP + 3_600_000)).toBe(true)
  expect(mayResumeLater(stored, undefined, TAP + 3_600_001)).toBe(false)
  expect(mayResumeLater(stored, 'ada', TAP)).toBe(false)
  expect(mayResumeLater({ startedAt: TAP }, 'ada', TAP)).toBe(false)
})
