import { expect, test } from 'vitest'
import { listQuery, mayChange } from './listPage.ts'
import { allMatchesQuery, countersQuery, LOOK_AGAIN_MS, matchesQuery } from './matches.ts'
import { outrightsQuery } from './outrights.ts'

test.each([
  ['the first matches of a page', matchesQuery({})],
  ['all matches of a tab', allMatchesQuery({})],
  ['outrights', outrightsQuery({ type: 'outright' })],
  ['counts', countersQuery()],
])('%s are asked for again while they are looked at', (_, { refetchInterval }) => {
  expect(refetchInterval).toBe(LOOK_AGAIN_MS)
})

test('a page of a list is asked for again while it may change', () => {
  const { refetchInterval } = listQuery({}, {})
  if (typeof refetchInterval !== 'function') throw new Error('Its interval depends on what is asked.')
  expect(refetchInterval({ state: {} } as Parameters<typeof refetchInterval>[0])).toBe(LOOK_AGAIN_MS)
})

test.each([
  ['no day', {}, true],
  ['today', { date: '2026-11-22' }, true],
  ['yesterday, whose last matches may still be played', { date: '2026-11-21' }, true],
  ['tomorrow', { date: '2026-11-23' }, true],
  ['a day before', { date: '2026-11-20' }, false],
])('a list of %s may change: %o, %s', (_, list, expected) => {
  expect(mayChange(list, '2026-11-22')).toBe(expected)
})
