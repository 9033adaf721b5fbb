import type { MatchId } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { createFrame } from '../store/cell.ts'
import { createFreshnessBoard } from './freshnessBoard.ts'

const [one, two] = ['1', '2'] as MatchId[]

test('until a watch writes them prices are fresh and can be bet on, and nothing is stale or lost', () => {
  const board = createFreshnessBoard(createFrame(flush => flush()))
  expect([board.freshness(one!).read(), board.placeable(one!).read()]).toEqual(['fresh', true])
  expect([board.stale.read(), board.lost.read()]).toEqual([false, false])
})

test('a match has one pair of cells, and the watch is called once per match', () => {
  const board = createFreshnessBoard(createFrame(flush => flush()))
  const seen: MatchId[] = []
  board.onEntry = id => seen.push(id)
  expect(board.freshness(one!)).toBe(board.freshness(one!))
  board.placeable(one!)
  board.placeable(two!)
  expect([seen, [...board.entries.keys()]]).toEqual([
    [one, two],
    [one, two],
  ])
})
