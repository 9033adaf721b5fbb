import { expect, test } from 'vitest'
import type { Placed } from './betting.ts'
import { compareToTarget } from './compareToTarget.ts'
import type { LoadReport, LoadPhase } from './load.ts'

const placed = (count: number, ms: number): Placed[] =>
  Array.from({ length: count }, (_, index) => ({ at: index / 100, status: 200, ms, retryAfter: undefined }))
const phase = (name: LoadPhase['name'], change: Partial<LoadPhase>): LoadPhase => ({
  name,
  seconds: 600,
  used: { mainMs: 1, otherMs: 1, databaseMs: 1 },
  rssMb: 500,
  received: { publications: 6_120_000, own: 1, bytes: 9, delays: [20], lost: [] },
  placed: [],
  ...change,
})
const report = (connections: number, betting: Partial<LoadPhase>): LoadReport => ({
  connections,
  connectSeconds: 1,
  joined: undefined,
  phases: [
    phase('listening', {}),
    phase('betting', { seconds: 612, placed: placed(60_000, 40), ...betting }),
  ],
  openFiles: 9,
  books: [],
})

test('a run that fulfils T10 meets each of its figures', () => {
  const lines = compareToTarget(report(5_000, {}), { perDelivery: 0.012, perBet: 3.21 })
  expect(lines).toEqual([
    '  connections: at least 5000; 5000',
    '  deliveries a second: at least 10000; 10000',
    '  bets a second: at least 100; 100',
    '  seconds of that: at least 600; 600',
    '  ms at p99 to place: at most 300; 40',
    '  ms at p99 to each listener: at most 500; 20',
    '  % memory more or less at the end than at the start: at most 5; 0',
    '  us of processor a delivery: at most 40; 12',
    '  ms of processor a bet: at most 4; 3.2',
  ])
})

test('a smaller run, or one that is too slow, reports each figure', () => {
  const small = report(50, {
    seconds: 60,
    rssMb: 560,
    placed: placed(600, 400).map(one => ({ ...one, at: one.at * 2 })),
    received: { publications: 600, own: 0, bytes: 9, delays: [900], lost: [] },
  })
  const lines = compareToTarget(small, { perDelivery: 0.05, perBet: 9 })
  expect(lines.every(line => line.endsWith(', not met'))).toBe(true)
  expect(lines).toContain('  % memory more or less at the end than at the start: at most 5; 12, not met')
})

test('a cost within the noise is not reported as met', () => {
  const lines = compareToTarget(report(50, {}), { perDelivery: -0.046, perBet: 3 })
  expect(lines).toContain('  us of processor a delivery: at most 40; too little to measure')
})
