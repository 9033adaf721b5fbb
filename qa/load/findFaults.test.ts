import { expect, test } from 'vitest'
import type { Placed } from './betting.ts'
import { findFaults } from './findFaults.ts'
import type { LoadReport, LoadPhase } from './load.ts'

const placed = (status: number, ms = 20, at = 0): Placed => ({
  at,
  status,
  ms,
  retryAfter: status === 503 || status === 429 ? 2 : undefined,
})
const phase = (name: LoadPhase['name'], some: readonly Placed[] = []): LoadPhase => ({
  name,
  seconds: 10,
  used: { mainMs: 1, otherMs: 1, databaseMs: 1 },
  rssMb: 100,
  received: {
    publications: name === 'idle' ? 0 : 50,
    own: some.length,
    bytes: 9,
    delays: [3],
    lost: [],
  },
  placed: some,
})
const sound: readonly LoadPhase[] = [
  phase('idle'),
  phase('listening'),
  phase('betting', [...Array.from({ length: 9 }, () => placed(200)), placed(422)]),
  phase('overload', [placed(200), placed(503), placed(429)]),
  phase('after', [placed(503), placed(200, 20, 4)]),
]
const report = (phases: readonly LoadPhase[] = sound): LoadReport => ({
  connections: 5,
  connectSeconds: 1,
  joined: 5,
  phases,
  openFiles: 9,
  books: [],
})
/** The valid run with one phase changed. */
const but = (name: LoadPhase['name'], change: Partial<LoadPhase>): readonly LoadPhase[] =>
  sound.map(one => (one.name === name ? { ...one, ...change } : one))
const received = phase('betting').received

test('a run that shows all it claims has no fault', () => {
  expect(findFaults(report(), 5)).toEqual([])
})

test('a run without an overload needs none', () => {
  expect(findFaults(report(sound.slice(0, 3)), 5)).toEqual([])
})

test.each<[string, readonly LoadPhase[]]>([
  ['overload: nothing was shed', but('overload', { placed: [placed(200)] })],
  ['betting: no bet was accepted', but('betting', { placed: [placed(422)] })],
  ['overload: no bet was accepted', but('overload', { placed: [placed(503)] })],
  [
    'betting: only 8 of 9 answered bets were accepted',
    but('betting', { placed: [...Array.from({ length: 8 }, () => placed(200)), placed(422)] }),
  ],
  [
    'overload: only 1 of 2 answered bets were accepted',
    but('overload', { placed: [placed(200), placed(422), placed(503)] }),
  ],
  ['listening: nothing was delivered', but('listening', { received: { ...received, publications: 0 } })],
  [
    'betting: no player received events of their own bets',
    but('betting', { received: { ...received, own: 0 } }),
  ],
  [
    'betting: 1 connections were cut off (gone)',
    but('betting', { received: { ...received, own: 2, lost: ['gone'] } }),
  ],
  ['betting: placing took 301 ms at p99, more than 300', but('betting', { placed: [placed(200, 301)] })],
  [
    'betting: placing took 301 ms at p99, more than 300',
    but('betting', { placed: [...Array.from({ length: 10 }, () => placed(200, 301)), placed(422, 1)] }),
  ],
  ['betting: 1 bets were shed without an overload', but('betting', { placed: [placed(200), placed(503)] })],
  [
    'overload: accepted bets took 1001 ms at p99, more than 1000',
    but('overload', { placed: [placed(200, 1_001), placed(503)] }),
  ],
  [
    'after: not back to normal within 30 s',
    but('after', { placed: [placed(200), placed(503, 20, 31), placed(200, 20, 33)] }),
  ],
  ['after: not back to normal within 30 s', but('after', { placed: [placed(200), placed(503, 20, 28)] })],
  [
    'after: not back to normal within 30 s',
    but('after', { placed: [placed(200, 900), placed(200, 900, 4)] }),
  ],
  ['betting: 1 placements answered 500', but('betting', { placed: [placed(200), placed(500)] })],
  [
    'overload: 1 placements answered 502',
    but('overload', { placed: [placed(200), placed(503), placed(502)] }),
  ],
  ['betting: 1 placements answered 401', but('betting', { placed: [placed(200), placed(401)] })],
  ['betting: 1 placements without an answer', but('betting', { placed: [placed(200), placed(0)] })],
  [
    'overload: 1 refusals for load without Retry-After',
    but('overload', { placed: [placed(200), { ...placed(429), retryAfter: undefined }] }),
  ],
])('%s', (message, phases) => {
  expect(findFaults(report(phases), 5)).toEqual([message])
})

test('who accepts nothing after an overload is not back', () => {
  expect(findFaults(report(but('after', { placed: [placed(422)] })), 5)).toEqual([
    'after: no bet was accepted',
    'after: not back to normal within 30 s',
  ])
})

test('a listener whose further subscription was not answered is a fault', () => {
  expect(findFaults({ ...report(), joined: 4 }, 5)).toEqual(['4 of 5 listeners got twice the subscriptions'])
  expect(findFaults({ ...report(), joined: undefined }, 5)).toEqual([])
})

test('missing connections and books that do not add up are faults', () => {
  expect(findFaults({ ...report(), books: ['a bet has no legs: 7'] }, 6)).toEqual([
    '5 of 6 connections were opened',
    'books: a bet has no legs: 7',
  ])
})
