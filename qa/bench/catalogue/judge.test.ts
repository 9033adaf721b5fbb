import { expect, test } from 'vitest'
import { judgeCatalogue, judgeShort, type Judged } from './judge.ts'

type Call = Judged['calls'][number]
const list = (ms: number, rows = 100, more: Partial<Call['call']> = {}): Call => ({
  call: { name: 'a list', kind: 'list', ...more },
  times: { p50: ms, p95: ms },
  reads: { rows },
})
const size = (matches: number, calls: readonly Call[], home = 2, backend = 400): Judged => ({
  matches,
  home,
  calls,
  memory: { web: 200, backend, postgres: 60, shared: 40 },
})

test('within all budgets there is nothing to say', () => {
  const figures = [size(500, [list(5)]), size(20_000, [list(50, 3_000)], 2.6, 600)]
  expect([judgeCatalogue(figures), judgeShort(figures.slice(0, 1))]).toEqual([[], []])
})

test('what the largest catalogue is over its budget in is named, each with its figure', () => {
  const search = list(81, 100, { name: 'a search', kind: 'search' })
  const counters = list(51, 100, { name: 'counters', kind: 'counters' })
  const small = [list(5), search, counters]
  const figures = [
    size(500, small),
    size(5_000, small),
    size(20_000, [list(50.2), search, counters], 2.7, 601),
  ]
  expect(judgeCatalogue(figures)).toEqual([
    'a list: p95 is 50.2 ms, at most 50',
    'a search: p95 is 81.0 ms, at most 80',
    'counters: p95 is 51.0 ms, at most 50',
    'Home takes 1.35 times its processor time, at most 1.3',
    'The back end has 601 MB, at most 600',
  ])
})

test('a call that reads the whole catalogue is named, one that counts it may read each match once', () => {
  const counts = { name: 'a count', counts: true }
  const small = [list(5, 300), list(5, 500, counts)]
  const scan = [list(5, 20_000), list(5, 20_000, counts)]
  expect(judgeCatalogue([size(500, small), size(20_000, scan)])).toEqual([
    'a list: reads 20000 rows, at most 6000',
  ])
  const twice = [list(5), list(5, 40_000, counts)]
  expect(judgeCatalogue([size(500, small), size(20_000, twice)])).toEqual([
    'a count: reads 40000 rows, at most 30000',
  ])
})

test('the short form judges growth alone', () => {
  const slow = [size(200, [list(90)], 2, 900), size(1_000, [list(200)], 4)]
  expect(judgeShort(slow)).toEqual([])
  expect(judgeShort([size(200, [list(5)]), size(1_000, [list(25)])])).toEqual([])
  expect(judgeShort([size(200, [list(5)]), size(1_000, [list(30)], 7)])).toEqual([
    'a list: takes 6.0 times as long, at most 3',
    'Home takes 3.50 times its processor time, at most 3',
  ])
})

test('where nothing was measured nothing holds', () => {
  expect([judgeCatalogue([]), judgeShort([])]).toEqual([['Nothing was measured.'], ['Nothing was measured.']])
})
