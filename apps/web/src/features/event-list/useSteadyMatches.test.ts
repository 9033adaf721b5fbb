import type { Match } from '@touchline/domain'
import { expect, test } from 'vitest'
import { countNew, updated } from './useSteadyMatches.ts'

const aMatch = (id: string, version = 1) => ({ id, version }) as Match

test('matches that came since are counted, those that left are not', () => {
  expect(countNew([aMatch('1'), aMatch('2')], [aMatch('2'), aMatch('3')])).toBe(1)
  expect(countNew([aMatch('1'), aMatch('2')], [aMatch('1')])).toBe(0)
})

test('rows on show keep their places and take in what is newest', () => {
  const shown = updated([aMatch('1'), aMatch('2')], [aMatch('3'), aMatch('2', 5)])
  expect(shown).toEqual([aMatch('1'), aMatch('2', 5)])
})
