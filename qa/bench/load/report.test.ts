import { expect, test } from 'vitest'
import type { Load } from './audit.ts'
import { heading, medianOf, missedBudgets, row } from './report.ts'

const LOAD: Load = {
  score: 0.96,
  fcp: 900,
  lcp: 1400,
  tbt: 120,
  cls: 0,
  longTasks: 3,
  longest: 90,
  threadTbt: 110,
  threadLongest: 80,
  script: 400,
  elements: 1200,
  bytes: 250_000,
  scriptBytes: 150_000,
}

test('each figure has a median of its own', () => {
  const loads = [LOAD, { ...LOAD, tbt: 300, lcp: 1000 }, { ...LOAD, tbt: 200, lcp: 2000 }]
  expect(medianOf(loads)).toEqual({ ...LOAD, tbt: 200 })
})

test('what misses its budget is named, with the figure and the budget', () => {
  expect(missedBudgets('home', LOAD)).toEqual([])
  expect(missedBudgets('home', { ...LOAD, score: 0.9, tbt: 151 })).toEqual([
    'home: score 0.90, budget 0.95',
    'home: TBT ms 151, budget 150',
  ])
})

test('a row has a figure below each head', () => {
  expect(row('home', LOAD)).toHaveLength(heading().length)
})
