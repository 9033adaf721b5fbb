import { expect, test } from 'vitest'
import { listSearch } from './listSearch.ts'

const options = { locales: ['en', 'de'], customPages: ['help'] }

test.each([
  ['/sports/soccer', '?sortBy=start_time:asc&page=2&btag=x', '?page=2&sortBy=start_time%3Aasc'],
  ['/de/sports/soccer/first-league', '?time=3h&page=1', '?time=3h'],
  ['/sports/schedule', '?time=x1&isBettable=1&date=tomorrow', ''],
  ['/sports/results', '?sport=soccer&date=2026-11-20', '?date=2026-11-20&sport=soccer'],
  ['/sports/live', '?sport=soccer&page=2&time=1h', '?sport=soccer'],
])('of %s%s the page depends on %s', (path, search, part) => {
  expect(listSearch(path, search, options)).toBe(part)
})

test.each(['/sports', '/sports/about', '/sports/help', '/sports/bets-history', '/no/page', '/SPORTS/soccer'])(
  '%s has no list, so that no query makes another page of it',
  path => {
    expect(listSearch(path, '?time=1h&sport=zz&page=9', options)).toBe('')
  },
)
