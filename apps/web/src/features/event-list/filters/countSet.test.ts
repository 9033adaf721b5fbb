import { expect, test } from 'vitest'
import type { ListState } from '#core/addresses'
import { countSet } from './countSet.ts'

test.each<[ListState, boolean, number]>([
  [{}, false, 0],
  [{ page: 3 }, false, 0],
  [{ date: '2026-11-22' }, false, 1],
  [
    { date: '2026-11-22', sport: 'soccer', time: '3h', isBettable: true, sortBy: 'bets_count:desc' },
    false,
    5,
  ],
  [{ sportType: 'cyber' }, false, 1],
  [{ sortBy: 'start_time:asc' }, false, 1],
  [{ sortBy: 'start_time:asc' }, true, 0],
  [{ sortBy: 'bets_count:desc', time: '1h' }, true, 2],
])('[2.4] of the list %j on a page with a top tab (%s) %i filters are set', (list, hasTop, expected) => {
  expect(countSet(list, hasTop)).toBe(expected)
})
