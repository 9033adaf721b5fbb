import type { Match } from '@touchline/domain'
import { expect, test } from 'vitest'
import { groupByLeague, groupInOrder, type LeagueGroup } from './groupByLeague.ts'

const aMatch = (id: string, league: string) => ({ id, tournament: { id: league } }) as Match
/** Three kick-offs of two leagues in turn, and one more of the league before it. */
const BY_TIME = [aMatch('1', 'b'), aMatch('2', 'a'), aMatch('3', 'b'), aMatch('4', 'b')]

const drawn = (groups: readonly LeagueGroup[]) =>
  groups.map(({ matches, first }) => [matches[0].tournament.id, first, matches.map(({ id }) => id)])

test('leagues stand in the order of their first match, matches as they came', () => {
  expect(drawn(groupByLeague(BY_TIME))).toEqual([
    ['b', 0, ['1', '3', '4']],
    ['a', 3, ['2']],
  ])
})

test('[CAT-4] a sorted list keeps its order: a league begins anew where another came between', () => {
  const groups = groupInOrder(BY_TIME)
  expect(drawn(groups)).toEqual([
    ['b', 0, ['1']],
    ['a', 1, ['2']],
    ['b', 2, ['3', '4']],
  ])
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3)
})
