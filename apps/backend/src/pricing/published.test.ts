import { expect, test } from 'vitest'
import { basketballModel } from './sports/basketball/basketballModel.ts'
import { counterStrikeModel } from './sports/counterStrike/counterStrikeModel.ts'
import { iceHockeyModel } from './sports/iceHockey/iceHockeyModel.ts'
import { powerMargin } from './odds/powerMargin.ts'
import { soccerModel } from './sports/soccer/soccerModel.ts'
import { gameChance } from './sports/tennis/tennisPoints.ts'
import type { Distribution } from './types.ts'

/** The models against the numbers of reference/domain.md g. */

function chanceOf({ home, away, p }: Distribution, holds: (h: number, a: number) => boolean): number {
  return p.reduce((sum, chance, i) => sum + (holds(home[i]!, away[i]!) ? chance : 0), 0)
}

test('soccer: 1.55 and 1.20 goals with r -0.08 give .445 .270 .285', () => {
  const params = {
    goals: [1.55, 1.2],
    corners: [5, 4],
    cards: [2, 2],
    reds: [0.1, 0.1],
    stoppage: [60, 240],
  } as const
  const ft = soccerModel(params, notStarted)('ft')!
  expect(chanceOf(ft, (h, a) => h > a)).toBeCloseTo(0.445, 3)
  expect(chanceOf(ft, (h, a) => h === a)).toBeCloseTo(0.27, 3)
  expect(chanceOf(ft, (h, a) => h < a)).toBeCloseTo(0.285, 3)
})

const notStarted = {
  phase: 'not_started',
  second: 0,
  goals: [
    [0, 0],
    [0, 0],
  ],
  scorers: [],
  corners: [0, 0],
  cards: [0, 0],
  reds: [0, 0],
} as const

test.each([
  [0.636, 0.806],
  [0.566, 0.66],
])('tennis: a server who wins %f of points holds %f of games', (p, hold) => {
  expect(Math.abs(gameChance(p, 0, 0) - hold)).toBeLessThan(0.001)
})

test.each([
  // home, away, quarters gone, seconds of the next, chance at drift 5 and spread 12
  [0, 0, 0, 0, 0.661],
  [45, 40, 2, 0, 0.812],
  [85, 80, 3, 600, 0.983],
])('basketball: %i:%i after %i quarters and %i s wins %f', (home, away, quarters, second, chance) => {
  const params = { margin: 5, total: 200, quarterSeconds: 720, marginSpread: 12 }
  const model = basketballModel(params, {
    phase: quarters === 0 ? 'not_started' : second === 0 ? 'break' : 'quarter',
    quarter: quarters + (second === 0 ? 0 : 1),
    second,
    points: [[home, away]],
  })
  // Whole points and overtimes differ from the continuous formula by a little.
  expect(Math.abs(chanceOf(model('margin')!, (h, a) => h > a) - chance)).toBeLessThan(0.006)
})

test.each([
  [0.52, 0.585],
  [0.55, 0.706],
  [0.6, 0.861],
])('Counter-Strike: %f of rounds win %f of maps', (round, map) => {
  const model = counterStrikeModel(
    { round: [round, round, round], sideBias: 0 },
    { phase: 'not_started', rounds: [], defendsFirst: [0, 1, 0] },
  )
  expect(chanceOf(model('map:1')!, (h, a) => h > a)).toBeCloseTo(map, 2)
})

test('ice hockey: with 2.8 to 3 goals a side 17% are level after sixty minutes', () => {
  const model = iceHockeyModel(
    { goals: [3, 2.8] },
    { phase: 'not_started', period: 1, second: 0, goals: [], scorers: [] },
  )
  expect(chanceOf(model('reg')!, (h, a) => h === a)).toBeCloseTo(0.17, 2)
  expect(chanceOf(model('full')!, (h, a) => h === a)).toBe(0)
})

test('margin by the power method: 6% on .45 .27 .28 gives 2.128 3.449 3.332', () => {
  const odds = powerMargin([0.45, 0.27, 0.28], 0.06).map(q => 1 / q)
  expect(odds[0]).toBeCloseTo(2.128, 2)
  expect(odds[1]).toBeCloseTo(3.449, 2)
  expect(odds[2]).toBeCloseTo(3.332, 2)
})
