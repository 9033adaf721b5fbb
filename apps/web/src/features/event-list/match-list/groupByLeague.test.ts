import type { Match } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { groupByLeague, type LeagueGroup } from './groupByLeague.ts'

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
