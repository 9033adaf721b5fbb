import type { Match } from '@touchline/domain'
import { expect, test } from 'vitest'
import { groupByLeague } from './groupByLeague.ts'

const aMatch = (id: string, league: string) => ({ id, tournament: { id: league } }) as Match

test('leagues stand in the order of their first match, matches as they came', () => {
  const groups = groupByLeague([aMatch('1', 'b'), aMatch('2', 'a'), aMatch('3', 'b')])
  expect(groups.map(({ id, first, matches }) => [id, first, matches.map(match => match.id)])).toEqual([
    ['b', 0, ['1', '3']],
    ['a', 2, ['2']],
  ])
})
