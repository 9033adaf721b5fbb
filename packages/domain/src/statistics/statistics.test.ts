import { expect, test } from 'vitest'
import { formOf, hasStatistics, summaryOf, type StatisticCounts } from './index.ts'

const lineOf = (sportKey: string, counts: StatisticCounts, key: string) =>
  summaryOf(sportKey, counts).find(line => line.key === key)

test.each([
  // steps with the ball   percent
  [
    [1, 1],
    [50, 50],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 199],
    [1, 99],
  ],
  [
    [335, 665],
    [34, 66],
  ],
] as const)('[STATS-1] possession %j is %j: the sides always make a hundred', (ball, percent) => {
  const { home, away } = lineOf('soccer', { ball }, 'possession')!
  expect([home, away]).toEqual(percent)
})

test('[STATS-2] a rate without an attempt is not zero: no attempt has failed', () => {
  const counts = { break_points: [4, 0], break_points_won: [1, 0] } as const
  expect(lineOf('tennis', counts, 'break_points_won')).toEqual({
    key: 'break_points_won',
    unit: 'percent',
    home: 25,
    away: null,
  })
  expect(lineOf('soccer', { corners: [1, 0] }, 'possession')).toMatchObject({ home: null, away: null })
})

test('[STATS-3] before anything was counted there are no statistics, then every line of the sport', () => {
  expect(summaryOf('soccer', {})).toEqual([])
  expect(summaryOf('soccer', { corners: [1, 0] }).map(({ key, home, away }) => [key, home, away])).toEqual([
    ['possession', null, null],
    ['shots_on_target', 0, 0],
    ['shots_off_target', 0, 0],
    ['attacks', 0, 0],
    ['dangerous_attacks', 0, 0],
    ['corners', 1, 0],
    ['yellow_cards', 0, 0],
    ['red_cards', 0, 0],
  ])
  expect([hasStatistics('soccer'), hasStatistics('horse_racing')]).toEqual([true, false])
  expect(summaryOf('horse_racing', { corners: [1, 0] })).toEqual([])
})

test.each([
  [2, 1, 'won', 'lost'],
  [0, 0, 'drawn', 'drawn'],
  [0, 3, 'lost', 'won'],
] as const)('[STATS-4] %i–%i is %s for home and %s for away', (home, away, atHome, awayFrom) => {
  expect([formOf({ home, away }, 'home'), formOf({ home, away }, 'away')]).toEqual([atHome, awayFrom])
})
