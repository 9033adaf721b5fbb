import { expect, test } from 'vitest'
import { drawingResultsOf, overBudget } from './judge.ts'

const took = (...ms: number[]) => ms.map(cpuMs => ({ cpuMs, scriptMs: 1, mountMs: 1 }))
const block = { rows: 1000, updatesPerSecond: 1000, renderers: [] }

test('a ratio is to the floor of the same round, and the middle round counts', () => {
  const [, ours] = drawingResultsOf(
    new Map([
      ['floor', took(100, 200, 100)],
      ['ours', took(110, 220, 190)],
    ]),
  )
  expect(ours).toMatchObject({ ratio: 1.1, range: [1.1, 1.9] })
})

test('what an idle page costs can be taken off both', () => {
  const lines = drawingResultsOf(
    new Map([
      ['floor', took(100)],
      ['ours', took(120)],
      ['idle', took(50)],
    ]),
  )
  expect(lines[1]).toMatchObject({ ratio: 1.2, netRatio: 1.4 })
})

test('what is over its budget is named, and what was not measured as well', () => {
  const lines = drawingResultsOf(
    new Map([
      ['floor', took(100)],
      ['ours', took(121)],
    ]),
  )
  expect(overBudget(block, lines)).toEqual([
    'ours, 1000 rows, 1000 updates a second: 1.21 times the floor, budget 1.2',
    'windowed, 1000 rows, 1000 updates a second: not measured, budget 0.5',
  ])
})
