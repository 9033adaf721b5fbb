import { expect, test } from 'vitest'
import { resultOf } from './resultOf.ts'
import { SAMPLES } from './samples.ts'
import type { SoccerState } from './sports/soccer/index.ts'

function soccerAt(home: number, away: number, phase: SoccerState['phase'] = 'ended'): SoccerState {
  const scorers = [...Array<0>(home).fill(0), ...Array<1>(away).fill(1)]
  return {
    ...SAMPLES.soccer.state,
    phase,
    goals: [
      [0, 0],
      [home, away],
    ],
    scorers,
  }
}

// The worked examples of reference/domain.md c: home -0.75 and its other side, and whole and quarter totals.
test.each([
  // home, away, market, specifier, outcome, result
  [2, 1, 16, 'hcp=-0.75', '1714', 'refund_half_win_other'],
  [2, 1, 16, 'hcp=-0.75', '1715', 'refund_half_lose_other'],
  [1, 1, 16, 'hcp=-0.75', '1715', 'win_entire'],
  [3, 1, 16, 'hcp=-0.75', '1714', 'win_entire'],
  [2, 1, 16, 'hcp=-1', '1714', 'refund_entire'],
  [1, 1, 16, 'hcp=0.25', '1714', 'refund_half_win_other'],
  [1, 1, 16, 'hcp=-0.25', '1714', 'refund_half_lose_other'],
  [2, 1, 18, 'total=3', '12', 'refund_entire'],
  [2, 1, 18, 'total=2.75', '12', 'refund_half_win_other'],
  [2, 1, 18, 'total=3.25', '13', 'refund_half_win_other'],
  [2, 1, 18, 'total=2.5', '13', 'lose_entire'],
  [1, 1, 11, '', '4', 'refund_entire'],
  [1, 1, 10, '', '9', 'win_entire'],
  [2, 1, 14, 'hcp=0:1', '1712', 'win_entire'],
  [2, 1, 45, '', '292', 'win_entire'],
  [0, 1, 47, '', '428', 'win_entire'],
  [2, 0, 31, '', '74', 'win_entire'],
] as const)('%i:%i, market %i %s, outcome %s: %s', (home, away, market, specifier, outcome, result) => {
  expect(resultOf('soccer', market, specifier, outcome, soccerAt(home, away))).toBe(result)
})

test('what can still change has no result; what cannot has one before the end', () => {
  const running = soccerAt(2, 1, '2nd_half')
  expect(resultOf('soccer', 1, '', '1', running)).toBeUndefined()
  expect(resultOf('soccer', 18, 'total=2.5', '12', running)).toBe('win_entire')
  expect(resultOf('soccer', 45, '', '274', running)).toBe('lose_entire')
  expect(resultOf('soccer', 29, '', '74', running)).toBe('win_entire')
  expect(resultOf('soccer', 60, '', '2', running)).toBe('win_entire')
  expect(resultOf('soccer', 8, 'goalnr=3', '8', running)).toBe('win_entire')
})

test('a tennis match at one set all has more than two sets', () => {
  const state = {
    ...SAMPLES.tennis.state,
    phase: 'playing',
    games: [[0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], []],
  } as const
  expect(resultOf('tennis', 314, 'total=2.5', '12', state)).toBe('win_entire')
  expect(resultOf('tennis', 186, '', '4', state)).toBeUndefined()
  expect(resultOf('tennis', 202, 'setnr=1', '4', state)).toBe('win_entire')
})

test('ice hockey: a shoot-out counts as one goal, but not in regular time', () => {
  const state = {
    ...SAMPLES.ice_hockey.state,
    phase: 'ended',
    period: 3,
    goals: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    scorers: [0, 1],
    decider: 1,
  } as const
  expect(resultOf('ice_hockey', 1, '', '2', state)).toBe('win_entire')
  expect(resultOf('ice_hockey', 406, '', '5', state)).toBe('win_entire')
  expect(resultOf('ice_hockey', 412, 'total=2.5', '12', state)).toBe('win_entire')
})
