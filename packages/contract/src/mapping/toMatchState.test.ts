import type { MatchState } from '@touchline/domain/match'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchState, type MatchStateWire } from '../wire/catalogue/match.ts'
import { fromMatchState } from './fromMatchState.ts'
import { toMatchClock, toMatchState } from './toMatchState.ts'

const NOTHING: MatchStateWire = {
  status: 0,
  stage: 'not_started',
  clock: null,
  score: { home: 0, away: 0 },
  game_score: null,
  current_server: null,
  period_scores: [],
  situation: null,
}
const NOTHING_READ = { status: 0, stage: 'not_started', score: { home: 0, away: 0 }, periodScores: [] }

test('what is not reported is null on the wire and absent in the domain', () => {
  expect(toMatchState(NOTHING)).toStrictEqual(NOTHING_READ)
  expect(fromMatchState(NOTHING_READ as unknown as MatchState)).toStrictEqual(NOTHING)
})

test.each<readonly [Partial<MatchStateWire>, Partial<MatchState>]>([
  [
    { status: 4, stage: 'ended' },
    { status: 4, stage: 'ended' },
  ],
  [{ score: { home: 3, away: 2 } }, { score: { home: 3, away: 2 } }],
  [{ game_score: { home: 0, away: 40 } }, { gameScore: { home: 0, away: 40 } }],
  [{ current_server: 'home' }, { currentServer: 'home' }],
  [{ current_server: 'away' }, { currentServer: 'away' }],
  [{ balls: { home: 120, away: 0 } }, { balls: { home: 120, away: 0 } }],
  [{ balls: { home: null, away: 6 } }, { balls: { away: 6 } }],
  [{ balls: { home: 6, away: null } }, { balls: { home: 6 } }],
  [{ balls: { home: null, away: null } }, { balls: {} }],
  [{ places: [] }, { places: [] }],
  [{ places: [{ competitor_id: '7', place: 1 }] }, { places: [{ competitorId: '7', place: 1 }] }],
  [{ situation: { kind: 'goal', side: null, number: 0 } }, { situation: { kind: 'goal', number: 0 } }],
  [
    { situation: { kind: 'corner', side: 'away', number: 9 } },
    { situation: { kind: 'corner', side: 'away', number: 9 } },
  ],
])('%j is %j, and the same back', (wire, state) => {
  const read = toMatchState({ ...NOTHING, ...wire })
  expect(read).toStrictEqual({ ...NOTHING_READ, ...state })
  expect(fromMatchState(read)).toStrictEqual({ ...NOTHING, ...wire })
})

describe('a clock', () => {
  const STOPPED = { stopped: true, updatedAt: 5 }
  const STOPPED_WIRE = {
    match_time: null,
    stoppage_time: null,
    announced_stoppage: null,
    remaining_time: null,
    remaining_in_period: null,
    stopped: true,
    updated_at: 5,
  }
  const clockOf = (state: MatchState) => fromMatchState(state).clock

  test('that reports no time has none', () => {
    expect(toMatchClock(STOPPED_WIRE)).toStrictEqual(STOPPED)
    expect(clockOf({ ...NOTHING_READ, status: 1, clock: STOPPED })).toStrictEqual(STOPPED_WIRE)
  })

  test.each([
    ['match_time', 'matchTime'],
    ['stoppage_time', 'stoppageTime'],
    ['announced_stoppage', 'announcedStoppage'],
    ['remaining_time', 'remainingTime'],
    ['remaining_in_period', 'remainingInPeriod'],
  ] as const)('keeps its %s, also at zero', (wire, name) => {
    for (const seconds of [0, 61.5]) {
      expect(toMatchClock({ ...STOPPED_WIRE, [wire]: seconds })).toStrictEqual({
        ...STOPPED,
        [name]: seconds,
      })
      const clock = { ...STOPPED, [name]: seconds }
      expect(clockOf({ ...NOTHING_READ, status: 1, clock })).toStrictEqual({
        ...STOPPED_WIRE,
        [wire]: seconds,
      })
    }
  })

  test('that runs, runs', () => {
    expect(toMatchClock({ ...STOPPED_WIRE, stopped: false }).stopped).toBe(false)
    expect(toMatchState({ ...NOTHING, clock: STOPPED_WIRE }).clock).toStrictEqual(STOPPED)
  })
})

describe('the scores of periods', () => {
  const first = { home: 6, away: 4, key: '1st_set', number: 1, type: 'set' }
  const second = { home: 3, away: 6, key: '2nd_set', number: 2, type: 'set' }
  const state: MatchState = { ...NOTHING_READ, status: 1, periodScores: [first, second] }

  test('are named in the language of the reader, each by its key', () => {
    const names: Record<string, string> = { '1st_set': '1. Satz', '2nd_set': '2. Satz' }
    expect(fromMatchState(state, key => names[key]!).period_scores).toStrictEqual([
      { ...first, name: '1. Satz' },
      { ...second, name: '2. Satz' },
    ])
  })

  test('are named by their keys in events, which go to readers of all languages', () => {
    expect(fromMatchState(state).period_scores.map(({ name }) => name)).toEqual(['1st_set', '2nd_set'])
  })

  test('lose that name on the way in', () => {
    expect(toMatchState(fromMatchState(state, () => 'x')).periodScores).toStrictEqual([first, second])
  })
})

const span = fc.option(fc.nat(), { nil: undefined })
const side = fc.constantFrom('home' as const, 'away' as const)
const scores = fc.record({ home: fc.nat(), away: fc.nat() })
const STATES: fc.Arbitrary<MatchState> = fc
  .record(
    {
      status: fc.constantFrom(0, 1, 2, 3, 4, 5),
      stage: fc.string(),
      score: scores,
      periodScores: fc.array(
        fc.record({
          home: fc.nat(),
          away: fc.nat(),
          key: fc.string(),
          number: fc.nat(),
          type: fc.string(),
        }),
        { maxLength: 4 },
      ),
      clock: fc.record(
        {
          matchTime: span,
          stoppageTime: span,
          announcedStoppage: span,
          remainingTime: span,
          remainingInPeriod: span,
          stopped: fc.boolean(),
          updatedAt: fc.nat(),
        },
        { requiredKeys: ['stopped', 'updatedAt'] },
      ),
      gameScore: scores,
      balls: fc.record({ home: fc.nat(), away: fc.nat() }, { requiredKeys: [] }),
      currentServer: side,
      places: fc.array(
        fc.record({
          competitorId: fc.string({ minLength: 1, maxLength: 64 }),
          place: fc.integer({ min: 1 }),
        }),
      ),
      situation: fc.record(
        { kind: fc.constantFrom('goal', 'corner', 'ace'), side, number: fc.nat() },
        { requiredKeys: ['kind', 'number'] },
      ),
    },
    { requiredKeys: ['status', 'stage', 'score', 'periodScores'] },
  )
  .map(state => state as MatchState)

describe('any state', () => {
  test('comes back from the wire as it was', () => {
    fc.assert(
      fc.property(STATES, state => {
        expect(toMatchState(fromMatchState(state))).toEqual(state)
      }),
    )
  })

  test('is what the schema of the wire accepts, and nothing of it is lost in JSON', () => {
    fc.assert(
      fc.property(STATES, state => {
        const wire = fromMatchState(state)
        expect(matchState.parse(JSON.parse(JSON.stringify(wire)))).toStrictEqual(wire)
      }),
    )
  })

  test('of the wire is the same after a way through the domain', () => {
    fc.assert(
      fc.property(STATES, state => {
        const wire = fromMatchState(state)
        expect(fromMatchState(toMatchState(wire))).toStrictEqual(wire)
      }),
    )
  })
})
