import { expect, test } from 'vitest'
import type { MarketsChangedWire, MatchStatusChangedWire } from '@touchline/contract'
import { createLane, type Batch, type Scheduler } from './createLane.ts'

/** Timers that a test turns by hand. */
function handScheduler(): Scheduler & { advance(ms: number): void } {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(delayMs, run) {
      const timer = { at: now + delayMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
function lane(windowMs = 250) {
  const scheduler = handScheduler()
  const sent: (readonly Batch[])[] = []
  return { scheduler, sent, ...createLane(windowMs, scheduler, batches => sent.push(batches)) }
}
function prices(v: number, outcomes: Record<string, number>, status: 1 | -1 = 1): MarketsChangedWire {
  return {
    event_name: 'markets_changed',
    message: {
      match_id: 'm',
      v,
      ts: v,
      markets: [
        {
          id: 1,
          specifier: '',
          status,
          outcomes: Object.entries(outcomes).map(([id, odds]) => ({ id, odds, active: true })),
        },
      ],
    },
  }
}
const live: MatchStatusChangedWire = {
  event_name: 'match_status_changed',
  message: { match_id: 'm', sport_key: 'soccer', v: 9, ts: 9, status: 1 },
}

test('the first change after a quiet window goes at once', () => {
  const { add, sent, scheduler } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  scheduler.advance(250)
  add('m', prices(2, { 1: 2100 }), 2)
  expect(sent.map(batches => batches.flatMap(({ rows }) => rows))).toEqual([[1], [2]])
})

test('changes within the window go together at its end, the last of each outcome winning', () => {
  const { add, sent, scheduler } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  add('m', prices(2, { 1: 2100, 2: 3000 }), 2)
  add('m', prices(3, { 1: 2200 }), 3)
  scheduler.advance(249)
  expect(sent).toHaveLength(1)
  scheduler.advance(1)
  expect(sent[1]).toEqual([
    { matchId: 'm', rows: [2, 3], changes: { markets: prices(3, { 1: 2200, 2: 3000 }) } },
  ])
})

test('matches that share a channel share its window', () => {
  const { add, sent, scheduler } = lane(500)
  add('a', prices(1, { 1: 2000 }), 1)
  add('b', prices(1, { 1: 2000 }), 2)
  add('c', prices(1, { 1: 2000 }), 3)
  scheduler.advance(500)
  expect(sent.map(batches => batches.map(({ matchId }) => matchId))).toEqual([['a'], ['b', 'c']])
})

test('a suspension goes at once with what waits for its match, and only that', () => {
  const { add, sent } = lane()
  add('a', prices(1, { 1: 2000 }), 1)
  add('b', prices(1, { 1: 2000 }), 2)
  add('a', prices(2, { 2: 3000 }), 3)
  add('a', prices(3, { 1: 2000 }, -1), 4)
  expect(sent[1]).toMatchObject([{ matchId: 'a', rows: [3, 4] }])
  expect(sent[1]![0]!.changes.markets!.message.markets).toMatchObject([
    { status: -1, outcomes: [{ id: '2' }, { id: '1' }] },
  ])
})

test('a status goes at once', () => {
  const { add, sent } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  add('m', live, 2)
  expect(sent[1]).toEqual([{ matchId: 'm', rows: [2], changes: { status: live } }])
})

test('flushing sends what waits and stops the timer', () => {
  const { add, flush, sent, scheduler, isEmpty } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  add('m', prices(2, { 1: 2100 }), 2)
  expect(isEmpty()).toBe(false)
  flush()
  scheduler.advance(1_000)
  expect([sent.length, isEmpty()]).toEqual([2, true])
})
