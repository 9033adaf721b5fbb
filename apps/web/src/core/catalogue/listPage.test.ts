import { expect, test } from 'vitest'
import { toFilter } from './listPage.ts'

const NOW = Date.UTC(2026, 10, 22, 9, 15)
const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 22, hour, minute)

test.each([
  [{}, {}],
  [
    { sport: 'soccer', sportType: 'regular', isBettable: true, page: 3 } as const,
    {
      sport_key: 'soccer',
      sport_type: 'regular',
      bettable: 'true',
      page: 3,
    },
  ],
  [{ time: '1h' }, { start_from: NOW, start_to: at(10, 16) }],
  [{ time: '2h' }, {}],
  [{ date: '2026-11-22' }, { start_from: at(0), start_to: at(24) }],
  [{ date: '2026-02-31' }, {}],
  [{ sortBy: 'start_time:desc' }, { sort_by: 'start_time:desc' }],
  [{ sortBy: 'bets_count:desc' }, { sort_by: 'bets_count:desc,start_time:asc' }],
  [{ sortBy: 'price:asc' }, {}],
])('[2.4] the query of a list %j filters %j', (list, filter) => {
  expect(toFilter(list, NOW, 'UTC')).toEqual(filter)
})

test('a day and a time together are what lies in both', () => {
  expect(toFilter({ date: '2026-11-22', time: '48h' }, NOW, 'UTC')).toEqual({
    start_from: NOW,
    start_to: at(24),
  })
})

test('days are those of the time zone', () => {
  expect(toFilter({ date: '2026-11-22' }, NOW, 'Asia/Tokyo')).toEqual({
    start_from: at(-9),
    start_to: at(15),
  })
})
