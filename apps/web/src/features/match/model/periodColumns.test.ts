import type { MatchState } from '@touchline/domain/match'
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
const drawn = (of: MatchState) => periodColumns(of).map(({ kind, figure }) => `${kind} ${figure}`.trim())

test('before a match begins there is nothing to show by period', () => {
  expect(periodColumns(state({}))).toEqual([])
})

const CHASE = state({
  score: { home: 164, away: 90 },
  gameScore: { home: 7, away: 3 },
  currentServer: 'away',
  periodScores: periods('inning', [164, 0], [0, 90]),
})

test.each([
  ['halves', state({ periodScores: periods('half', [1, 1], [1, 0]) }), ['period 1–1', 'period 1–0']],
  [
    'quarters',
    state({ periodScores: periods('quarter', [18, 22], [20, 15]) }),
    ['period 18–22', 'period 20–15'],
  ],
  [
    'sets, and the points of the game',
    state({ periodScores: periods('set', [6, 4], [2, 3]), gameScore: { home: 40, away: 15 } }),
    ['period 6–4', 'period 2–3', 'points 40–15'],
  ],
  [
    'an advantage as it is spoken',
    state({ periodScores: periods('set', [2, 3]), gameScore: { home: 40, away: 50 } }),
    ['period 2–3', 'points 40–A'],
  ],
  [
    'innings: runs, wickets and overs',
    { ...CHASE, balls: { home: 120, away: 75 } },
    ['period 164/7 (20)', 'period 90/3 (12.3)'],
  ],
  ['innings without the balls', CHASE, ['period 164/7', 'period 90/3']],
  [
    'an innings that has just begun',
    state({
      score: { home: 0, away: 0 },
      gameScore: { home: 0, away: 0 },
      currentServer: 'away',
      balls: { away: 0 },
      periodScores: periods('inning', [0, 0]),
    }),
    ['period 0/0 (0)'],
  ],
  [
    'the runs of each innings where a side bats twice',
    {
      ...CHASE,
      score: { home: 264, away: 90 },
      periodScores: periods('inning', [164, 0], [0, 90], [100, 0]),
    },
    ['period 164', 'period 90/3', 'period 100'],
  ],
  [
    'maps, after the word for what they count',
    state({ periodScores: periods('map', [13, 7], [4, 6]), gameScore: { home: 4, away: 6 } }),
    ['unit', 'period 13–7', 'period 4–6'],
  ],
] as const)('a match is shown by %s', (_what, of, columns) => {
  expect(drawn(of)).toEqual(columns)
})
