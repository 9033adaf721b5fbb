import type { Match } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { groupInOrder } from './groupInOrder.ts'

const aMatch = (id: string, league: string) => ({ id, tournament: { id: league } }) as Match

test('[CAT-4] a sorted list keeps its order: a league starts again where another came between', () => {
  const groups = groupInOrder([aMatch('1', 'b'), aMatch('2', 'a'), aMatch('3', 'b'), aMatch('4', 'b')])
  expect(
    groups.map(({ matches, first }) => [matches[0].tournament.id, first, matches.map(({ id }) => id)]),
  ).toEqual([
    ['b', 0, ['1']],
    ['a', 1, ['2']],
    ['b', 2, ['3', '4']],
  ])
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3)
})
