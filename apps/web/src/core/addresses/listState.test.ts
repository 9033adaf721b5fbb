import { expect, test } from 'vitest'
import { readListState, writeListState } from './listState.ts'

test('[2.4] the seven keys of a list are read from the query', () => {
  const search =
    '?time=3h&sortBy=start_time:desc&date=2026-11-22&sport=ice_hockey&page=2&isBettable=true&sportType=cyber'
  expect(readListState(search)).toEqual({
    time: '3h',
    sortBy: 'start_time:desc',
    date: '2026-11-22',
    sport: 'ice_hockey',
    page: 2,
    isBettable: true,
    sportType: 'cyber',
  })
})

test.each([
  '?page=1',
  '?page=0',
  '?page=1.5',
  '?page=x',
  '?page=9007199254740992',
  '?time=5m',
  '?sortBy=odds',
  '?isBettable=1',
  '?sportType=x',
  '?other=1',
])('[2.4] %s filters nothing', search => {
  expect(readListState(search)).toEqual({})
})

test('[2.4] what is written reads back the same, in one order', () => {
  const state = { sport: 'soccer', page: 3, date: '2026-11-22', isBettable: true } as const
  expect(writeListState(state)).toBe('?date=2026-11-22&isBettable=true&page=3&sport=soccer')
  expect(readListState(writeListState(state))).toEqual(state)
  expect(writeListState({})).toBe('')
})
