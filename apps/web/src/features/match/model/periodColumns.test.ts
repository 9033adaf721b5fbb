import type { MatchState } from '@touchline/domain'
import { expect, test } from 'vitest'
import { periodColumns } from './periodColumns.ts'

const state = (more: Partial<MatchState>): MatchState => ({
  status: 1,
  stage: 'any',
  score: { home: 2, away: 1 },
  periodScores: [],
  ...more,
})
const periods = (type: string, ...scores: readonly (readonly [number, number])[]) =>
  scores.map(([home, away], index) => ({ home, away, key: `${index + 1}_${type}`, number: index + 1, type }))
const drawn = (of: MatchState) => periodColumns(of).map(({ kind, home, away }) => `${kind} ${home}:${away}`)

test('before a match begins there is nothing to tell by period', () => {
  expect(periodColumns(state({}))).toEqual([])
})

test.each([
  ['halves', state({ periodScores: periods('half', [1, 1], [1, 0]) }), ['period 1:1', 'period 1:0']],
  [
    'sets, and the points of the game',
    state({ periodScores: periods('set', [6, 4], [2, 3]), gameScore: { home: 40, away: 15 } }),
    ['period 6:4', 'period 2:3', 'points 40:15'],
  ],
  [
    'an advantage as one says it',
    state({ periodScores: periods('set', [2, 3]), gameScore: { home: 40, away: 50 } }),
    ['period 2:3', 'points 40:A'],
  ],
  [
    'innings, and the wickets',
    state({ periodScores: periods('inning', [164, 0], [0, 90]), gameScore: { home: 7, away: 3 } }),
    ['period 164:0', 'period 0:90', 'wickets 7:3'],
  ],
  [
    'maps, whose rounds are their score',
    state({ periodScores: periods('map', [13, 7], [4, 6]), gameScore: { home: 4, away: 6 } }),
    ['period 13:7', 'period 4:6'],
  ],
] as const)('a match is told by %s', (_what, of, columns) => {
  expect(drawn(of)).toEqual(columns)
})
