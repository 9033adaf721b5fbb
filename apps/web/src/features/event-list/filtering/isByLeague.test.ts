import { expect, test } from 'vitest'
import { isByLeague } from './isByLeague.ts'

const CATEGORY = { sort_by: 'tournament_priority:asc,start_time:asc' }
const SCHEDULE = { sort_by: 'start_time:asc' }

test.each([
  ['the usual one of a category', CATEGORY, {}, true],
  ['that of leagues, falling', SCHEDULE, { sortBy: 'tournament_priority:desc' }, true],
  ['the usual one of the schedule', SCHEDULE, {}, false],
  ['kick-off in a category', CATEGORY, { sortBy: 'start_time:asc' }, false],
  ['the number of bets', CATEGORY, { sortBy: 'bets_count:desc' }, false],
])('[CAT-4] the order %s is one of leagues: %o with %o, %s', (_, scope, list, expected) => {
  expect(isByLeague(scope, list)).toBe(expected)
})
