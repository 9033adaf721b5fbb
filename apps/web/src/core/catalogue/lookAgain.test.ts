import { expect, test } from 'vitest'
import { allMatchesQuery } from './allMatches.ts'
import { listQuery } from './listPage.ts'
import { countersQuery, LOOK_AGAIN_MS, matchesQuery } from './matches.ts'
import { outrightsQuery } from './outrights.ts'

test.each([
  ['the first matches of a page', matchesQuery({})],
  ['all matches of a tab', allMatchesQuery({})],
  ['a page of a list, results too', listQuery({}, {})],
  ['outrights', outrightsQuery({ type: 'outright' })],
  ['counts', countersQuery()],
])('%s are refetched while they are displayed', (_, { refetchInterval }) => {
  expect(refetchInterval).toBe(LOOK_AGAIN_MS)
})
